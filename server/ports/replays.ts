/** Answers kept under an Idempotency-Key, so that a retried request gets the first answer and counts once. */
export interface ReplayStore {
  begin(key: ReplayKey, claim: ReplayClaim): Promise<ReplayState>;
  /** Keeps the answer for retries. */
  finish(key: ReplayKey, answer: string): Promise<void>;
  /** Forgets a request that failed, so that a retry may run. */
  abandon(key: ReplayKey): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
}

export interface ReplayKey {
  readonly userId: string;
  readonly key: string;
}

export interface ReplayClaim {
  /** Hash of what was asked. */
  readonly bodyHash: string;
  readonly now: Date;
  /** A claim older than this belongs to a process that died. */
  readonly leaseEndsAt: Date;
  /** An answer kept before this is forgotten. */
  readonly keptSince: Date;
}

export type ReplayState =
  | { readonly kind: 'started' }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'done'; readonly answer: string };
