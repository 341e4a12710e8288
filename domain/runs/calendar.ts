/** One entry of a posting calendar. */
export interface CalendarEntry {
  /** Stays the same when the calendar is made again, so that programs replace the entry instead of doubling it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
}

export interface CalendarPlan {
  /** First day that may have an entry, "2026-11-23". */
  readonly from: string;
  /** "09:00", by the clock of whoever opens the calendar. */
  readonly time: string;
  readonly now: Date;
}

/**
 * A posting calendar (RFC 5545): one entry a working day, Monday to Friday, in their order. Times are "floating": nine
 * o'clock is nine wherever it is opened.
 */
export function writeCalendar(entries: readonly CalendarEntry[], plan: CalendarPlan): string {
  const days = workingDays(plan.from, entries.length);
  const events = entries.flatMap((entry, index) => eventLines(entry, days[index] ?? plan.from, plan));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paperlark//Posting calendar//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** So many days from `from` on, Saturdays and Sundays left out, as "2026-11-23". */
export function workingDays(from: string, count: number): string[] {
  const days: string[] = [];
  const day = new Date(`${from}T00:00:00Z`);
  while (days.length < count) {
    const weekday = day.getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(day.toISOString().slice(0, 10));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}

function eventLines(entry: CalendarEntry, day: string, { time, now }: CalendarPlan): string[] {
  const start = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    ...(entry.url !== null && /^https?:\/\/[!-~]+$/i.test(entry.url) ? [`URL:${entry.url}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** TEXT of RFC 5545, section 3.3.11; control characters are not allowed in it. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

const longestLine = 75;

/** Lines of at most 75 octets of UTF-8 (section 3.1), cut between characters. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > longestLine) {
      parts.push(part);
      part = '';
      // The space that a line goes on with counts.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
