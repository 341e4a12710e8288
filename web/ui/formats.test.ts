import { expect, it } from 'vitest';
import { dayOf, formatNumber, onFirstUse, timeOf } from './formats.ts';

it('writes numbers as the locale does, with or without its data', () => {
  const numbers = new Intl.NumberFormat();
  for (const value of [0, 7, -12, 999, 1000, -1000, 1234.5, 0.25, 1_234_567, Number.NaN])
    expect(formatNumber(value)).toBe(numbers.format(value));
});

it('writes a day and a time in one form, whatever the locale', () => {
  expect(dayOf('2026-11-21T22:30:00Z')).toBe('21 November 2026');
  expect(timeOf('2026-11-21T12:30:00Z')).toMatch(/^2[12] November 2026 at \d\d:\d\d$/);
});

it('makes a thing once, and only when it is asked for', () => {
  let made = 0;
  const thing = onFirstUse(() => {
    made += 1;
    return null;
  });
  expect(made).toBe(0);
  expect([thing(), thing()]).toEqual([null, null]);
  expect(made).toBe(1);
});
