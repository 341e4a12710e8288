/**
 * Which posts of whom were counted, as hashes of text and platform: those may be written anew without counting again, on the word of no
 * client.
 */
export interface CountedPostStore {
  /** Notes posts that count, until `expiresAt`; to be called in the transaction that counts them. */
  note(userId: string, hashes: readonly string[], expiresAt: Date): Promise<void>;
  /** Those of `hashes` that were noted for this person and are remembered at `now`. */
  among(userId: string, hashes: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  removeExpired(now: Date): Promise<void>;
}
