/** Our own numbers: a journal's back list of a year fits, and nobody can fill the queue alone. */
export const runLimits = {
  /** Rows of one run, whatever the plan. */
  rows: 2000,
  /** Characters of an upload: 2,000 abstracts of the longest kind that we take, with their titles. */
  upload: 7_000_000,
  /** Runs of one owner (a person, a team, a key) that are not finished. */
  atOnce: { person: 3, team: 10 },
  /** Characters of a run's name. */
  title: 120,
  /** Rows of a page of the list. */
  page: 50,
  maxPage: 200,
  /** How long a run is kept, in days after its last change. */
  keptDays: 90,
} as const;
