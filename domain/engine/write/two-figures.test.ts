import { expect, it } from 'vitest';
import { twoFigures } from './two-figures.ts';

it.each([
  ['Time with low sugar was 1.5%, against 5.2% with steady exercise.', '1.5% versus 5.2%.'],
  ['The response was 37.5% in 16 patients versus 95.8% in 24.', null],
  ['The response was 37.5% with it versus 95.8% without.', '37.5% versus 95.8%.'],
  ['It confirmed that 75 of 95 candidates move.', '75 of 95.'],
  ['It held for 75 of the 1,195 candidates.', '75 of 1,195.'],
  ['It rose by 5% in 2020.', null],
  ['It was 5% versus 5% there.', null],
  ['IL-6 of 12 kinds fell.', null],
  ['', null],
])('%j', (text, blow) => {
  expect(twoFigures(text)).toBe(blow);
});
