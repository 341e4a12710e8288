import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';

/** What the process of the learned verifier is sent, one after the other. */
export interface Asked {
  readonly claims: readonly ClaimToVerify[];
}

/** What it answers; null where it cannot. */
export interface Judged {
  readonly verdicts: readonly (Verdict | null)[] | null;
}
