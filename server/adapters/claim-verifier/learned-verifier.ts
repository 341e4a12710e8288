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
      if (claims.length === 0 || signal.aborted) return claims.map(() => null);
      const deadline = AbortSignal.timeout(inBackground ? options.longestInBackgroundMs : options.longestMs);
      return judge.ask(claims, AbortSignal.any([signal, deadline]));
    },
    close: () => judge.close(),
  };
}

/** How long the process stays without work, in milliseconds: the weights take room. */
const idleMs = 600_000;
/** Claims that are judged before the next question has its turn: few, so that a long post keeps nobody waiting. */
const aTurn = 8;
/** A turn that takes so long, in milliseconds, does not end: the next question has another process. */
const longestTurnMs = 120_000;
/** Questions that may wait; whoever comes then gets no verdict. */
const mostWaiting = 64;

interface Question {
  readonly claims: readonly ClaimToVerify[];
  readonly verdicts: (Verdict | null)[];
  /** How many of them have been judged. */
  done: number;
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Questions take turns of a few claims; those that nobody waits for any more are dropped. */
class JudgeProcess {
  private readonly weights: string;
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting: Question[] = [];
  /** Takes the verdicts of the turn that is under way. */
  private judged: ((verdicts: Judged['verdicts']) => void) | null = null;
  private isClosed = false;

  constructor(weights: string) {
    this.weights = weights;
  }

  /** A verdict, or null, for each claim: those that were judged before the signal ended, and before the process broke. */
  ask(claims: readonly ClaimToVerify[], signal: AbortSignal): Promise<readonly (Verdict | null)[]> {
    const verdicts = claims.map((): Verdict | null => null);
    if (this.isClosed || this.waiting.length >= mostWaiting) return Promise.resolve(verdicts);
    return new Promise((resolve) => {
      const question: Question = {
        claims,
        verdicts,
        done: 0,
        signal,
        end: () => {
          signal.removeEventListener('abort', question.end);
          const at = this.waiting.indexOf(question);
          if (at >= 0) this.waiting.splice(at, 1);
          resolve([...verdicts]);
        },
      };
      signal.addEventListener('abort', question.end, { once: true });
      this.waiting.push(question);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idle);
    for (const { end } of [...this.waiting]) end();
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Begins the next turn, where none is under way. */
  private next(): void {
    const question = this.judged === null ? this.waiting.shift() : undefined;
    if (question === undefined) return;
    clearTimeout(this.idle);
    const from = question.done;
    const stuck = setTimeout(() => this.child?.kill('SIGKILL'), longestTurnMs);
    stuck.unref();
    this.judged = (verdicts) => {
      clearTimeout(stuck);
      this.judged = null;
      question.done += aTurn;
      for (const [at, verdict] of (verdicts ?? []).entries()) question.verdicts[from + at] = verdict;
      const goesOn = verdicts !== null && question.done < question.claims.length && !question.signal.aborted;
      if (goesOn) this.waiting.push(question);
      else question.end();
      if (this.waiting.length === 0) this.rest();
      this.next();
    };
    this.child ??= this.begin();
    const asked: Asked = { claims: question.claims.slice(from, from + aTurn) };
    this.child.send(asked, (error) => error !== null && this.judged?.(null));
  }

  private begin(): ChildProcess {
    const child = fork(fileURLToPath(new URL('judge-process.ts', import.meta.url)), [this.weights], {
      execArgv: [],
      // It needs no key and no setting of the server's.
      env: { PATH: process.env['PATH'] ?? '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', ({ verdicts }: Judged) => this.child === child && this.judged?.(verdicts));
    const gone = (): void => {
      if (this.child !== child) return;
      this.child = null;
      this.judged?.(null);
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
