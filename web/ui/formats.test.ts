import { expect, it } from 'vitest';
import { dateFormat, formatNumber, onFirstUse } from './formats.ts';

it('writes numbers as the locale does, with or without its data', () => {
  const numbers = new Intl.NumberFormat();
  for (const value of [0, 7, -12, 999, 1000, -1000, 1234.5, 0.25, 1_234_567, Number.NaN])
    expect(formatNumber(value)).toBe(numbers.format(value));
});

it('writes dates as the locale does', () => {
  const date = new Date('2026-11-21T22:30:00Z');
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat(options).format(date)).toBe(new Intl.DateTimeFormat(undefined, options).format(date));
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
