/** A day and a time of day as a clock on a wall shows them: "2026-12-01T09:30". */
const wallTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Whether the environment knows a zone by its IANA name, such as "Europe/London". */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}

/**
 * The moment at which clocks in a zone show a time; null where the text is none. Where clocks are put forward past it, the moment
 * that it would have been; where they show it twice, the second, so that nothing leaves too early.
 */
export function momentIn(zone: string, shown: string): Date | null {
  const parts = wallTime.exec(shown);
  if (parts === null || !isZone(zone)) return null;
  const [, year, month, day, hour, minute] = parts.map(Number);
  const asUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  if (new Date(asUtc).toISOString().slice(0, 16) !== shown) return null;
  const day24 = 24 * 3_600_000;
  const moments = [asUtc - day24, asUtc + day24].map((near) => asUtc - offsetOf(zone, near));
  const fitting = moments.filter((moment) => shownIn(zone, new Date(moment)) === shown);
  return new Date(Math.max(...(fitting.length === 0 ? moments : fitting)));
}

/** What clocks in a zone show at a moment. */
export function shownIn(zone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetOf(zone, moment.getTime())).toISOString().slice(0, 16);
}

/** By how much clocks in a zone are ahead of UTC then. Milliseconds. */
function offsetOf(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    ...([of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')] as const),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
