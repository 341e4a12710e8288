import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexSource } from './source-index.ts';
import { wordsOfSource } from './words-of-source.ts';

function wordsOf(text: string) {
  return wordsOfSource(indexSource({ sentences: [{ text }] }));
}

it.each([
  ['magnetic resonance imaging', 'mri', true],
  ['the National Institutes of Health paid', 'nih', true],
  ['the National Institutes of Health paid', 'nioh', true],
  ['randomised-controlled trials', 'rct', true],
  ['nonsteroidal anti-inflammatory drugs', 'nsaid', true],
  ['nonsteroidal anti-inflammatory drugs', 'naid', false],
  ['magnetic, resonance imaging', 'mri', false],
  ['one two three four five six seven', 'otttffs', false],
] as const)('knows of "%s" whether it is %s: %s', (text, initials, is) => {
  expect(wordsOf(text).initials.has(initials)).toBe(is);
});

it('knows the same first letters as a pattern made for each name (property)', () => {
  const word = fc.constantFrom('of', 'the', 'and', 'on', 'apple', 'bear', 'cat', 'Olive', 'fox', '3d', 'b12');
  const gap = fc.constantFrom(' ', '-', ', ', '\n', '. ');
  const letters = fc.array(fc.constantFrom(...'aobcftd3'), { minLength: 2, maxLength: 6 });
  const text = fc.array(fc.tuple(word, gap), { maxLength: 14 }).map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(text, letters, (said, asked) => {
      const pattern = new RegExp(
        asked.map((letter) => `\\b${letter}[\\p{L}\\d]*`).join('[\\s-](?:(?:of|the|and|for|in|on)\\s)?'),
        'iu',
      );
      expect(wordsOf(said).initials.has(asked.join(''))).toBe(pattern.test(said));
    }),
    { numRuns: 300 },
  );
});

it('finds beginnings, stems, signs with an index and capitals inside words', () => {
  const known = wordsOf('Swedish microRNA of AdS₃ and ΔN_eff, PM_{2.5} and an LHC.');
  expect([known.beginsOne('swed'), known.beginsOne('swedr'), known.beginsOne('zz')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(known.endings).toEqual(new Set(['RNA']));
  expect(known.capitals).toEqual(new Set(['LHC']));
  expect(known.indexed.has('δneff')).toBe(true);
  expect(known.evenly).toContain('ads3');
  expect(known.bare).toContain('pm2.5');
});
