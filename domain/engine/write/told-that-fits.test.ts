import { describe, expect, it } from 'vitest';
import { toldThatFits } from './told-that-fits.ts';

const lead = 'A pear at noon improved sleep in 64 adults.';
/** Room for so many characters behind the lead. */
const upTo =
  (characters: number) =>
  (kept: readonly string[]): boolean =>
    kept.join(' ').length <= characters;

describe('toldThatFits', () => {
  it('keeps as many from the first on as there is room for', () => {
    const told = ['It lasted 42 minutes longer.', 'It began sooner.', 'It was deeper.'];
    expect(toldThatFits(told, lead, upTo(200))).toEqual(told);
    expect(toldThatFits(told, lead, upTo(50))).toEqual(told.slice(0, 2));
  });

  const long =
    'The 64 adults slept in a house by the sea for two weeks, and each ate bread on the other days.';
  it.each([
    'Bread made no difference.',
    'The trial ran for two weeks in one town.',
    'The pear was eaten whole.',
    'In contrast to bread, pears were liked.',
  ])('keeps a later one that stands without what is left out: %s', (later) => {
    expect(toldThatFits([long, later], lead, upTo(60))).toEqual([later]);
  });

  it.each([
    'This was so for bread as well.',
    'However, bread did not.',
    'The house was cold.',
    'Both were liked.',
    'They liked it.',
    'Others slept less.',
  ])('leaves out one that points at what is left out: %s', (later) => {
    expect(toldThatFits([long, later], lead, upTo(60))).toEqual([]);
  });

  it('goes on about the lead where what is left out did', () => {
    const told = [`It ${long.toLowerCase()}`, 'Its effect was gone in a week.'];
    expect(toldThatFits(told, lead, upTo(60))).toEqual(['Its effect was gone in a week.']);
    expect(toldThatFits([long, 'Its effect was gone in a week.'], lead, upTo(60))).toEqual([]);
  });
});
