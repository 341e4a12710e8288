/** Minutes after the first, second, … try; then always the last. A mail is given up when it loses its use. */
const waits = [1, 5, 15, 60, 180] as const;

export function nextTryAt(attempt: number, now: Date): Date {
  const wait = waits[Math.min(attempt, waits.length) - 1] ?? waits[0];
  return new Date(now.getTime() + wait * 60_000);
}
