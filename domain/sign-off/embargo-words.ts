import { isZone } from './zoned-time.ts';

/** "1 December 2026 at 09:00 (Europe/Paris)": as clocks in the zone show it. */
export function sayMoment(moment: Date, zone: string): string {
  const known = isZone(zone) ? zone : 'UTC';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: known, hourCycle: 'h23', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  return `${format.format(moment)} (${known})`;
}
