import { Worker } from 'node:worker_threads';
import {
  type Answer,
  cannotConnectNow,
  crashed,
  type FailedQuery,
  type Order,
  type Report,
  type ThreadStart,
} from './messages.ts';

/** How long one query may take before the thread counts as hanging, in milliseconds. */
const longestQueryMs = 60_000;

export interface QueryAnswer {
  readonly rows: readonly unknown[];
  readonly affectedRows: number | undefined;
  readonly command: string | undefined;
  /** What the answer rests on is on the disk. */
  readonly durable: Promise<void>;
}

export interface ThreadOptions {
  /** Told when the disk is full, and when there is room again. */
  readonly onFull?: (full: boolean) => void;
  readonly longestQueryMs?: number;
  /** Another program for the thread, which does the same and more: for tests. */
  readonly program?: URL;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly guard: NodeJS.Timeout;
}

/** The thread that has the embedded database open, seen from the server. Ends by `close`, or by a fault: then what waits fails. */
export class DatabaseThread {
  /** Fulfilled when the thread is gone, for whatever reason. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #longestMs: number;
  readonly #waiting = new Map<number, Waiting>();
  /** Who waits for the disk, in the order of what they wait for. */
  #unsynced: {
    readonly upTo: number;
    readonly resolve: () => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  #synced = 0;
  #orders = 0;
  #isGone = false;

  private constructor(start: ThreadStart, options: ThreadOptions, opened: (error: Error | null) => void) {
    this.#longestMs = options.longestQueryMs ?? longestQueryMs;
    this.#worker = new Worker(options.program ?? new URL('thread.ts', import.meta.url), {
      workerData: start,
      name: 'database',
      // Not what the server itself was started with: a module loaded before it belongs to it alone.
      execArgv: [],
    });
    this.#worker.on('message', (report: Report) => {
      if (report.kind === 'open') {
        this.#synced = report.upTo;
        opened(null);
      } else if (report.kind === 'not-open') opened(new DoesNotOpen(report.reason));
      else if (report.kind === 'full') options.onFull?.(report.full);
      else if (report.kind === 'synced') this.#settle(report.upTo);
      else this.#answer(report);
    });
    let fault: Error | null = null;
    this.#worker.on('error', (error: Error) => {
      fault = error;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        opened(new DoesNotOpen(fault?.message ?? 'it ended without a word'));
        this.#fail(fault);
        resolve();
      });
    });
  }

  /** Rejects, in the database's own words, where it does not open. */
  static open(start: ThreadStart, options: ThreadOptions = {}): Promise<DatabaseThread> {
    return new Promise((resolve, reject) => {
      const thread: DatabaseThread = new DatabaseThread(start, options, (error) => {
        if (error === null) resolve(thread);
        else reject(error);
      });
    });
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /**
   * Answers when the query was run, after `begin` where a transaction starts with it; `durable` of the answer says when it is safe
   * to tell of it.
   */
  async query(
    sql: string,
    parameters: readonly unknown[] = [],
    begin: string | null = null,
  ): Promise<QueryAnswer> {
    const answer = await this.#order((id) => ({ kind: 'query', id, begin, sql, parameters }));
    const durable = this.#whenSynced(answer.upTo);
    // A fault before anybody waits for it is nobody's.
    durable.catch(() => undefined);
    if (answer.kind === 'done') return { ...answer, durable };
    // A refusal may rest on what another wrote just now.
    await durable;
    throw errorOf(answer.error);
  }

  async close(): Promise<void> {
    if (!this.#isGone) await this.#order((id) => ({ kind: 'close', id })).catch(() => undefined);
    await this.ended;
  }

  /** At once, as a power cut would. */
  async end(): Promise<void> {
    await this.#worker.terminate();
    await this.ended;
  }

  #order(orderOf: (id: number) => Order): Promise<Answer> {
    if (this.#isGone) return Promise.reject(unavailable(cannotConnectNow));
    this.#orders += 1;
    const id = this.#orders;
    return new Promise((resolve, reject) => {
      const guard = setTimeout(() => void this.#worker.terminate(), this.#longestMs);
      this.#waiting.set(id, { resolve, reject, guard });
      this.#worker.postMessage(orderOf(id));
    });
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    clearTimeout(waiting?.guard);
    waiting?.resolve(answer);
  }

  #whenSynced(upTo: number): Promise<void> {
    if (upTo <= this.#synced) return Promise.resolve();
    if (this.#isGone) return Promise.reject(unavailable(crashed));
    return new Promise((resolve, reject) => this.#unsynced.push({ upTo, resolve, reject }));
  }

  #settle(upTo: number): void {
    this.#synced = upTo;
    const settled = this.#unsynced.filter((one) => one.upTo <= upTo);
    this.#unsynced = this.#unsynced.filter((one) => one.upTo > upTo);
    for (const { resolve } of settled) resolve();
  }

  #fail(fault: Error | null): void {
    this.#isGone = true;
    const error = unavailable(crashed, fault);
    for (const { reject, guard } of this.#waiting.values()) {
      clearTimeout(guard);
      reject(error);
    }
    this.#waiting.clear();
    for (const { reject } of this.#unsynced) reject(error);
    this.#unsynced = [];
  }
}

/** Why a database does not open, in its own words. */
export class DoesNotOpen extends Error {}

/** In the shape of PostgreSQL's own errors, so that it counts as "not now". */
export function unavailable(code: string, cause: Error | null = null): Error {
  return Object.assign(new Error('The embedded database had to be opened again.', { cause }), { code });
}

function errorOf({ message, code, details }: FailedQuery): Error {
  return Object.assign(new Error(message), details, { code });
}
