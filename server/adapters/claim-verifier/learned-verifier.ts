import { Piscina } from 'piscina';
import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';

export interface LearnedVerifierOptions {
  /** Module whose `judge` works in the thread. */
  readonly file: string;
  /** Folder of the weights. */
  readonly weights: string;
  /** Longest time that somebody waits for it, in milliseconds. */
  readonly longestMs: number;
  /** The same where nobody waits. */
  readonly longestInBackgroundMs: number;
}

/** How long the thread stays without work: the weights take room. */
const idleMs = 600_000;
/** Requests that may wait; whoever comes then gets no verdict. */
const longestQueue = 64;

/** A verifier with an end. */
export interface LearnedVerifier extends ClaimVerifier {
  close(): Promise<void>;
}

/**
 * The learned model as a verifier, in a thread of its own that begins with the first question. Where it is late, or breaks, there is
 * no verdict.
 */
export function createLearnedVerifier(options: LearnedVerifierOptions): LearnedVerifier {
  const pool = new Piscina<readonly ClaimToVerify[], readonly Verdict[]>({
    filename: options.file,
    name: 'judge',
    workerData: { weights: options.weights },
    execArgv: [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    maxQueue: longestQueue,
    atomics: 'disabled',
    recordTiming: false,
  });
  pool.on('error', () => undefined);
  return {
    by: 'learned',
    async entails(claims, { signal, inBackground }) {
      const none = claims.map(() => null);
      if (claims.length === 0 || signal.aborted) return none;
      const deadline = AbortSignal.timeout(inBackground ? options.longestInBackgroundMs : options.longestMs);
      const left = AbortSignal.any([signal, deadline]);
      // What is under way goes on to its end: ending the thread would cost the next one its weights.
      const late = new Promise<null>((resolve) =>
        left.addEventListener('abort', () => resolve(null), { once: true }),
      );
      const verdicts = await Promise.race([pool.run(claims).catch(() => null), late]);
      return verdicts ?? none;
    },
    close: () => pool.destroy(),
  };
}
