import type { ClaimToVerify, Verdict } from '#domain/grounding/verdict.ts';

/** What the process of the learned verifier is sent. */
export interface Asked {
  readonly id: number;
  readonly claims: readonly ClaimToVerify[];
}

/** What it answers; null where it cannot. */
export interface Judged {
  readonly id: number;
  readonly verdicts: readonly Verdict[] | null;
}
