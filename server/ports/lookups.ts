/** Answers of look-ups, kept so that services are not asked twice. Public records: nothing says who asked. */
export interface LookupStore {
  /** The kept answer; null where there is none or its time is over. */
  get(key: string, now: Date): Promise<string | null>;
  put(key: string, answer: string, until: Date): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}
