import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';
import type { Asked, Judged } from './messages.ts';

export interface LearnedVerifierOptions {
  /** Folder of the weights. */
  readonly weights: string;
  /** Longest time that somebody waits for it, in milliseconds. */
  readonly longestMs: number;
  /** The same where nobody waits. */
  readonly longestInBackgroundMs: number;
}

/** A verifier with an end. */
export interface LearnedVerifier extends ClaimVerifier {
  close(): Promise<void>;
}

/**
 * The learned model as a verifier, in a process of its own that begins with the first question and ends when nobody has asked for a
 * while. Where it is late, or breaks, there is no verdict.
 */
export function createLearnedVerifier(options: LearnedVerifierOptions): LearnedVerifier {
  const judge = new JudgeProcess(options.weights);
  return {
    by: 'learned',
    async entails(claims, { signal, inBackground }) {
      const none = claims.map(() => null);
      if (claims.length === 0 || signal.aborted) return none;
      const deadline = AbortSignal.timeout(inBackground ? options.longestInBackgroundMs : options.longestMs);
      return (await judge.ask(claims, AbortSignal.any([signal, deadline]))) ?? none;
    },
    close: () => judge.close(),
  };
}

/** How long the process stays without work, in milliseconds: the weights take room. */
const idleMs = 600_000;
/** Questions that may wait; whoever comes then gets no verdict. */
const mostWaiting = 64;

class JudgeProcess {
  private readonly weights: string;
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, (verdicts: readonly Verdict[] | null) => void>();
  private lastId = 0;
  private isClosed = false;

  constructor(weights: string) {
    this.weights = weights;
  }

  /** Null where it cannot say, or the signal ends: what it is at goes on to its end, and the next question waits for that. */
  ask(claims: readonly ClaimToVerify[], signal: AbortSignal): Promise<readonly Verdict[] | null> {
    if (this.isClosed || this.waiting.size >= mostWaiting) return Promise.resolve(null);
    this.lastId += 1;
    const asked: Asked = { id: this.lastId, claims };
    return new Promise((resolve) => {
      const end = (verdicts: readonly Verdict[] | null): void => {
        this.waiting.delete(asked.id);
        signal.removeEventListener('abort', leave);
        if (this.waiting.size === 0) this.rest();
        resolve(verdicts);
      };
      const leave = (): void => end(null);
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.set(asked.id, end);
      clearTimeout(this.idle);
      this.child ??= this.begin();
      this.child.send(asked, (error) => error !== null && end(null));
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idle);
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  private begin(): ChildProcess {
    const child = fork(fileURLToPath(new URL('judge-process.ts', import.meta.url)), [this.weights], {
      execArgv: [],
      // It needs no key and no setting of the server's.
      env: { PATH: process.env['PATH'] ?? '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', ({ id, verdicts }: Judged) => this.waiting.get(id)?.(verdicts));
    const gone = (): void => {
      if (this.child !== child) return;
      this.child = null;
      for (const end of [...this.waiting.values()]) end(null);
    };
    child.once('exit', gone);
    child.once('error', gone);
    return child;
  }

  private rest(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.child?.kill('SIGKILL'), idleMs);
    this.idle.unref();
  }
}
