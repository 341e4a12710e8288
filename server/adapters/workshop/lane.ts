import { setTimeout as sleep } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { WorkName } from '../../ports/workshop.ts';
import type { ThreadAnswer, ThreadTask, ThreadWork } from './thread.ts';

export interface LaneOptions {
  /** Module whose `work` does in a thread what it is told to. */
  readonly file: string;
  /** Folder of compiled code that threads share; undefined where nothing is kept. */
  readonly compiled: string | undefined;
  /** Processor time that one piece of work may take. */
  readonly budgetMs: number;
  /** Megabytes of objects that a thread may hold. */
  readonly memoryMb: number;
}

/** How a piece of work ended: answered; over its limit of time or memory; or the thread ended for another reason. */
export type LaneOutcome =
  | { readonly kind: 'answered'; readonly answer: ThreadAnswer }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'broke' };

/** Times the usual limit that a kind of work may take: a file is a hundred times longer than any other text. */
const patience: Readonly<Partial<Record<WorkName, number>>> = { readDocument: 3 };

/** By the clock, where even the processor time does not pass: a thread that is not given any. */
const longestMs = 120_000;
const lookEveryMs = 250;
const pauseMs = 1000;

/**
 * A thread that does one thing at a time, and is ended and replaced where that takes too much. A pool of one: who watches the
 * processor time of a piece of work has to know which thread does it.
 */
export class Lane {
  private readonly options: LaneOptions;
  private pool: Piscina<ThreadTask, ThreadAnswer> | null = null;
  private isClosed = false;
  /** Processor time of the thread when it last had nothing to do. */
  private restedAt = 0;

  constructor(options: LaneOptions) {
    this.options = options;
  }

  /** Gets a thread ready, where there is none: loaded and warm. */
  async prepare(): Promise<void> {
    while (this.pool === null && !this.isClosed) {
      const pool = openPool(this.options);
      this.pool = pool;
      try {
        this.restedAt = (await pool.run({ kind: 'warm-up' })).processorMs;
      } catch {
        // It could not begin, for want of memory or files: perhaps it can soon.
        await this.end();
        if (!this.isClosed) await sleep(pauseMs);
      }
    }
  }

  /** Only for a lane that is prepared and does nothing; what did not end with an answer has to be prepared again. */
  async run(work: ThreadWork): Promise<LaneOutcome> {
    const { pool } = this;
    if (pool === null) return { kind: 'broke' };
    const watch = new AbortController();
    const outcome = await Promise.race([
      pool.run(work).then(
        (answer): LaneOutcome => ({ kind: 'answered', answer }),
        (error: unknown): LaneOutcome => ({ kind: isOutOfMemory(error) ? 'too-much' : 'broke' }),
      ),
      this.overBudget(pool, this.options.budgetMs * (patience[work.name] ?? 1), watch.signal),
    ]);
    watch.abort();
    if (outcome.kind === 'answered') this.restedAt = outcome.answer.processorMs;
    else await this.end();
    return outcome;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.end();
  }

  /** Resolves when the work has had its processor time. By that and not by the clock: others may keep the machine busy. */
  private async overBudget(pool: Piscina, budgetMs: number, signal: AbortSignal): Promise<LaneOutcome> {
    const beganAt = performance.now();
    const isOver = async (): Promise<boolean> => {
      const passed = performance.now() - beganAt;
      if (passed < budgetMs) return false;
      return passed >= longestMs || (await processorMs(pool)) - this.restedAt >= budgetMs;
    };
    const wait = Math.min(lookEveryMs, this.options.budgetMs);
    while (!signal.aborted && !(await isOver())) await sleep(wait, null, { signal }).catch(() => undefined);
    return { kind: 'too-much' };
  }

  private async end(): Promise<void> {
    const { pool } = this;
    this.pool = null;
    await pool?.destroy();
  }
}

function openPool({ file, compiled, memoryMb }: LaneOptions): Piscina<ThreadTask, ThreadAnswer> {
  const pool = new Piscina<ThreadTask, ThreadAnswer>({
    filename: file,
    name: 'work',
    workerData: { compiled },
    // Not what the server itself was started with: a module loaded before it belongs to it alone.
    execArgv: [],
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Threads sleep on their event loop between works: what drawing leaves behind can end.
    atomics: 'disabled',
    recordTiming: false,
  });
  // A thread that ends while it has nothing to do: whoever runs the next work is told.
  pool.on('error', () => undefined);
  return pool;
}

async function processorMs(pool: Piscina): Promise<number> {
  const usage = await pool.threads[0]?.cpuUsage().catch(() => undefined);
  return usage === undefined ? 0 : (usage.user + usage.system) / 1000;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
