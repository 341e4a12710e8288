import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, workingDays, writeCalendar } from './calendar.ts';

const now = new Date('2026-11-21T12:34:56.789Z');
const plan = { from: '2026-11-21', time: '09:30', now };

function unfolded(calendar: string): string[] {
  return calendar.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
}

function fieldOf(calendar: string, name: string): string | undefined {
  const line = unfolded(calendar).find((one) => one.startsWith(`${name}:`));
  return line?.slice(name.length + 1).replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

const entry: CalendarEntry = {
  id: 'run-1@paperlark',
  title: 'Sharks, "slap"; a \\ study',
  text: 'One line.\nAnother, with a ; in it.',
  url: 'https://doi.org/10.1/x',
};

describe('writeCalendar', () => {
  it('is a calendar of RFC 5545, word for word', () => {
    expect(writeCalendar([entry], plan).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Paperlark//Posting calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:run-1@paperlark',
      'DTSTAMP:20261121T123456Z',
      'DTSTART:20261123T093000',
      'DURATION:PT15M',
      'SUMMARY:Sharks\\, "slap"\\; a \\\\ study',
      'DESCRIPTION:One line.\\nAnother\\, with a \\; in it.',
      'URL:https://doi.org/10.1/x',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('keeps every text whole, on lines of at most 75 octets, and lets none add a line', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '–', '😀', '\n', ';', ',', '\\', ':', 'é', ' ', 'n'),
    });
    fc.assert(
      fc.property(text, text, (title, words) => {
        const calendar = writeCalendar([{ ...entry, title, text: words }], plan);
        for (const line of calendar.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(fieldOf(calendar, 'SUMMARY')).toBe(title);
        expect(fieldOf(calendar, 'DESCRIPTION')).toBe(words);
        expect(unfolded(calendar).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      }),
    );
  });

  it('leaves out an address that is none, and control characters', () => {
    const calendar = writeCalendar(
      [{ ...entry, url: 'https://x.example/\r\nX-EVIL:1', text: 'a\u0000\rb' }],
      plan,
    );
    expect(fieldOf(calendar, 'URL')).toBeUndefined();
    expect(fieldOf(calendar, 'DESCRIPTION')).toBe('a\nb');
  });
});

describe('workingDays', () => {
  it('leaves Saturdays and Sundays out, over the end of a year', () => {
    expect(workingDays('2026-12-31', 4)).toEqual(['2026-12-31', '2027-01-01', '2027-01-04', '2027-01-05']);
    expect(workingDays('2026-11-21', 1)).toEqual(['2026-11-23']);
  });
});
