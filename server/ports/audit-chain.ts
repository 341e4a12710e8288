/** Holds each entry of the log to all before it. */
export interface AuditChain {
  /** Takes up the entries that are not in it yet; answers how many. Any number of servers may do so at once. */
  seal(): Promise<number>;
  /** Reads all of it, and compares it with the log. */
  check(): Promise<AuditChainState>;
  /** What stands at a place; null where the chain is shorter. */
  hashAt(position: number): Promise<string | null>;
}

export interface AuditChainState {
  readonly sealed: number;
  /** Entries that it does not hold: the newest ones, of the last minute. */
  readonly unsealed: number;
  /** Where it ends: whoever noted it finds out later whether the log was made shorter, or anew. */
  readonly head: string;
  /** The first place where chain and log say two things; null where they agree. */
  readonly broken: string | null;
}
