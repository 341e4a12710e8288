/** Counts within a time that begins with the first of them; one truth for all servers on one database. */
export interface CountStore {
  /** Adds to each count, all in one statement, and answers them in the same order. No id twice. */
  add(asks: readonly CountAsk[], now: Date): Promise<readonly Count[]>;
  /** One less, where the time still runs. */
  takeBack(id: string, now: Date): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
  /** Whether something was counted under `id`, in a time that still runs. */
  isRunning(id: string, now: Date): Promise<boolean>;
  removeEnded(now: Date): Promise<void>;
}

export interface CountAsk {
  /** Says nothing of whoever is counted: a hash, or an id of ours. */
  readonly id: string;
  readonly times: number;
  readonly windowMs: number;
}

export interface Count {
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts calls, or what they bring: the answer to each call is its own number, whichever server it came to. Never rejects. */
export interface CallCounter {
  count(id: string, windowMs: number, times?: number): Promise<Count>;
}
