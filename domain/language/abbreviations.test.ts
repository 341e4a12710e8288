import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const texts = (text: string): string[] => splitSentences(text).map((one) => one.text);
const name = fc.constantFrom('Gala', 'Etna', 'Fuji', 'Louis', 'Kenya', 'Helens', 'Wagner');

it('ends no sentence behind what stands before a name', () => {
  const before = fc.constantFrom(
    'cv',
    'cvs',
    'Mt',
    'Mts',
    'Ft',
    'St',
    'Dr',
    'Profs',
    'subsp',
    'approx',
    'vs',
    'cf',
    'viz',
    'Inst',
    'Univ',
    'var',
    'Dept',
    'Sgt',
    'incl',
  );
  const context = fc.constantFrom(
    (words: string) => `Yield rose by 12% in ${words} but fell by 5% in the dry year.`,
    (words: string) => `The flows of ${words} are 300 years younger than was thought.`,
    (words: string) => `It may help (as in ${words}) in 3 of 4 cases.`,
  );
  fc.assert(
    fc.property(before, name, context, (word, next, say) => {
      const text = say(`${word}. ${next}`);
      expect(texts(`${text} A second sentence follows.`)).toEqual([text, 'A second sentence follows.']);
    }),
  );
});

it('ends no sentence behind what stands before a number', () => {
  const before = fc.constantFrom(
    'No',
    'Nos',
    'Art',
    'Arts',
    'Fig',
    'Figs',
    'Eq',
    'Vol',
    'pp',
    'Sect',
    'Res',
    'Para',
    'Ch',
    'approx',
    'conc',
    'temp',
    'cv',
    'Pt',
  );
  const number = fc.constantFrom('6 and 7', '12', '(3)', '4.2');
  fc.assert(
    fc.property(before, number, (word, next) => {
      const text = `Emissions fell under ${word}. ${next} in dry years.`;
      expect(texts(`${text} The rest rose.`)).toEqual([text, 'The rest rose.']);
    }),
  );
});

it('ends a sentence behind a unit, a label and what may close one, before a word that opens another', () => {
  const last = fc.constantFrom(
    'for 30 min',
    'after 5 yr',
    'in group B',
    'by vitamin D',
    'with hepatitis C',
    'in the U.S',
    'by Silva et al',
    'of Carex spp',
    'at 500 ppm',
    'over 2 wk',
  );
  const next = fc.constantFrom('The rest rose.', 'We saw no change.', 'In cows, it fell.');
  fc.assert(
    fc.property(last, next, (words, second) => {
      expect(texts(`Yields fell ${words}. ${second}`)).toEqual([`Yields fell ${words}.`, second]);
    }),
  );
});

it('keeps initials with their names', () => {
  for (const text of [
    'It was made by J. R. Smith and A. Wagner in Rome.',
    'The U.S. Senate voted on 3 bills.',
  ])
    expect(texts(text)).toEqual([text]);
});

it('ends sentences at the stops of Chinese and Japanese', () => {
  expect(texts('午睡有效。目的是评估。Abstract: Naps help.')).toEqual([
    '午睡有效。',
    '目的是评估。',
    'Abstract: Naps help.',
  ]);
});
