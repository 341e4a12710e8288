/** What models cost, by day (UTC), and the switch that stops them. */
export interface ModelUsageStore {
  /** Takes an estimate out of the day's budgets, for the person and for all, or says which one has no room. */
  take(estimate: ModelEstimate, caps: ModelCaps): Promise<'taken' | 'user-cap' | 'day-cap'>;
  /** Puts what a request really used in place of its estimate. */
  settle(estimate: ModelEstimate, used: ModelSpent): Promise<void>;
  /** What everybody used that day. */
  ofDay(day: string): Promise<DayOfModels>;
  /** Who switched models off; null where they are on. */
  switchedOff(): Promise<{ readonly by: string; readonly at: Date } | null>;
  switch(on: boolean, by: string, at: Date): Promise<void>;
}

export interface ModelEstimate {
  readonly userId: string;
  /** "2026-11-21", UTC. */
  readonly day: string;
  readonly tokens: number;
  /** Millionths of a US dollar. */
  readonly costMicros: number;
}

/** Null is no cap. */
export interface ModelCaps {
  readonly tokensPerUser: number | null;
  readonly tokensPerDay: number | null;
  readonly costMicrosPerDay: number | null;
}

export interface ModelSpent {
  readonly input: number;
  readonly output: number;
  readonly costMicros: number;
}

export interface DayOfModels extends ModelSpent {
  readonly requests: number;
}
