import type { Edition } from './edition.ts';

/** An edition and the ones before it. */
export interface History {
  readonly now: Edition;
  readonly past: readonly Edition[];
  /** What the last step did: steps of the same kind in a row (typing) are undone as one. */
  readonly step: string | null;
}

const longestPast = 40;

export function begin(now: Edition): History {
  return { now, past: [], step: null };
}

/** Takes a step. `step` names steps that belong together; null stands alone. */
export function advance(history: History, next: Edition, step: string | null): History {
  if (next === history.now) return history;
  const belongs = step !== null && step === history.step;
  const past = belongs ? history.past : [...history.past, history.now].slice(-longestPast);
  return { now: next, past, step };
}

export function undo(history: History): History {
  const now = history.past.at(-1);
  return now === undefined ? history : { now, past: history.past.slice(0, -1), step: null };
}

/** The next step of the same kind starts a new one. */
export function settle(history: History): History {
  return history.step === null ? history : { ...history, step: null };
}
