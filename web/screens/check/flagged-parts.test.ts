import { expect, it } from 'vitest';
import { flaggedParts } from './flagged-parts.ts';

const text = 'Naps cut errors by 81% in mice.';

it.each([
  ['nothing', [], []],
  ['one stretch', [{ start: 19, end: 22 }], ['81%']],
  [
    'two in any order',
    [
      { start: 26, end: 30 },
      { start: 19, end: 22 },
    ],
    ['81%', 'mice'],
  ],
  [
    'two that overlap, as one word after the other',
    [
      { start: 9, end: 22 },
      { start: 19, end: 30 },
    ],
    ['errors by 81%', ' in mice'],
  ],
  ['none of the whole sentence', [{ start: 0, end: text.length }], []],
])('brings out %s', (_, flags, brought) => {
  const parts = flaggedParts(text, flags);
  expect(parts.filter(({ isFlagged }) => isFlagged).map((part) => part.text)).toEqual(brought);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
