import type { ClaimToVerify, Verdict, VerifierKind } from '#domain/grounding/verdict.ts';
import type { WriterRun } from './text-generator.ts';

/** Says whether sentences of a source entail claims, beside the exact rules. */
export interface ClaimVerifier {
  readonly by: VerifierKind;
  /**
   * A verdict on each claim, in their order; null where there is none: it came too late, was over the budget, could not be read,
   * or the person left. All claims are of one source. Never rejects, and waits no longer than its own limit.
   */
  entails(claims: readonly ClaimToVerify[], run: VerifierRun): Promise<readonly (Verdict | null)[]>;
}

/** For whom claims are verified. */
export type VerifierRun = Pick<WriterRun, 'signal' | 'userId' | 'share' | 'priority' | 'inBackground'>;
