/** The calendar month (UTC) in which posts are counted, as "2026-11". */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the count starts anew: the first moment of the next month, UTC. */
export function usageResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
