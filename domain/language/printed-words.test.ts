import { expect, test } from 'vitest';
import { beginsWord, standsInside } from './printed-words.ts';

const texts = [
  '',
  'Mice, Mice and mice-like rats',
  'In Paris, we met; the Seine, Paris and parisians',
  'étude of an été, Été again',
  'x_mice 3mice amice',
  'of Pari',
  'word Mice',
  'a 𝐀𝐛 mice',
];
const words = ['Mice', 'mice', 'Paris', 'paris', 'ét', 'Été', 'été', 'Seine', 'mi', '𝐀𝐛'];

test.each(words)('finds "%s" where the pattern does', (word) => {
  for (const text of texts) {
    expect(beginsWord(text, word)).toBe(new RegExp(`\\b${word}`, 'u').test(text));
    expect(standsInside(text, word)).toBe(new RegExp(`(?<=[\\p{L},] )${word}\\b`, 'u').test(text));
  }
});

test('nothing begins a word wherever there is one', () => {
  expect(beginsWord('a word', '')).toBe(true);
  expect(beginsWord(' – ', '')).toBe(false);
});
