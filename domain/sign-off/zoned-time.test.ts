import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZone, momentIn, shownIn } from './zoned-time.ts';

const zones = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('a time on the clocks of a zone', () => {
  it('is the moment at which they show it, and no earlier one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
        (zone, moment) => {
          const shown = shownIn(zone, new Date(moment));
          const back = momentIn(zone, shown);
          expect(back).not.toBeNull();
          expect(shownIn(zone, back ?? new Date(0))).toBe(shown);
          expect(back?.getTime()).toBeGreaterThanOrEqual(moment - (moment % 60_000));
        },
      ),
    );
  });

  it('is the later one where clocks show it twice, and one after the gap where never', () => {
    expect(momentIn('Europe/London', '2026-10-25T01:30')?.toISOString()).toBe('2026-10-25T01:30:00.000Z');
    expect(momentIn('Europe/London', '2026-03-29T01:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentIn('America/New_York', '2026-12-01T09:00')?.toISOString()).toBe('2026-12-01T14:00:00.000Z');
  });

  it('is nothing where the text is no time or the zone is not known', () => {
    const none = ['', '2026-02-30T09:00', '2026-12-01', '2026-12-01T25:00', 'now'];
    expect(none.map((text) => momentIn('UTC', text))).toEqual(none.map(() => null));
    expect([momentIn('Mars/Olympus', '2026-12-01T09:00'), isZone(''), isZone('Europe/Paris')]).toEqual([
      null,
      false,
      true,
    ]);
  });
});
