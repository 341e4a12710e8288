/** Answers kept under an Idempotency-Key, so that a retried request gets the first answer and counts once. */
export interface ReplayStore {
  begin(key: ReplayKey, claim: ReplayClaim): Promise<ReplayState>;
  /** Says that whoever holds the key is still at work. */
  renew(held: HeldKey, leaseEndsAt: Date): Promise<void>;
  /** Keeps the answer for retries; false where somebody else took the key up meanwhile. */
  finish(held: HeldKey, answer: string): Promise<boolean>;
  /** Adds a part of the answer that is told before the whole; false where somebody else took the key up meanwhile. */
  addTold(held: HeldKey, part: string): Promise<boolean>;
  /** Lets a retry run at once: forgets a request that failed, unless parts of its answer were told. */
  abandon(held: HeldKey): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
}

export interface ReplayKey {
  readonly userId: string;
  readonly key: string;
}

/** A key in the hands of one run. */
export interface HeldKey extends ReplayKey {
  /** When it was taken (`ReplayClaim.now`): tells a run from one that took the key up after it. */
  readonly since: Date;
}

export interface ReplayClaim {
  /** Hash of what was asked. */
  readonly bodyHash: string;
  readonly now: Date;
  /** From then on the claim belongs to a process that died. */
  readonly leaseEndsAt: Date;
  /** An answer kept before this is forgotten. */
  readonly keptSince: Date;
}

export type ReplayState =
  /** With the parts of the answer that earlier runs of the key had told, in their order. */
  | { readonly kind: 'started'; readonly told: readonly string[] }
  | { readonly kind: 'running' }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'done'; readonly answer: string };
