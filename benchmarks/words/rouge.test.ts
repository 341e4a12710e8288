import { describe, expect, it } from 'vitest';
import { rouge } from './rouge.ts';

describe('rouge', () => {
  // The known cases of Google's rouge_score tests and of Lin 2004.
  it.each([
    ['testing', 'testing one two', 'one', 0.5],
    ['testing one', 'testing one two', 'one', 0.8],
    ['testing one', 'testing one two', 'two', 2 / 3],
    ['testing two', 'testing one two', 'l', 0.8],
    ['police killed the gunman', 'police kill the gunman', 'one', 1],
    ['the gunman kill police', 'police killed the gunman', 'l', 0.5],
    ['the gunman police killed', 'police killed the gunman', 'two', 2 / 3],
    ['', 'testing', 'one', 0],
  ] as const)('of "%s" against "%s": %s is %d', (text, reference, kind, value) => {
    expect(rouge(text, [reference])[kind]).toBeCloseTo(value);
  });

  it('takes the reference with the best ROUGE-1', () => {
    expect(rouge('a b', ['c d', 'a b c']).one).toBeCloseTo(0.8);
  });
});
