import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHedges } from '#domain/language/hedges.ts';
import { findNegations } from '#domain/language/negation.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import { claimStrength } from '#domain/language/strength.ts';
import type { SourceSentence } from '../../fact-sheet.ts';
import { type Compressed, compress } from './compress.ts';
import { screen } from './screens.ts';

const frames = [
  '',
  'We show that ',
  'In this study, we found that ',
  'Our results suggest that ',
  'Furthermore, ',
  'However, ',
  'It was observed that ',
  'Using field records, we find that ',
  'Taken together, these data indicate that ',
  'We report that ',
  'Despite heavy rain, ',
];
const subjects = [
  'the shrubs',
  'patients with asthma',
  'our method',
  'these patients',
  'MKP101',
  'two of 17 lakes',
  'CO2 uptake',
  'The p53 mutants',
];
const verbs = [
  'did not differ from controls',
  'may reduce the risk of flooding',
  'were associated with 12% higher yields',
  'grew 2.6 cm taller than in 1998',
  'could not be found without a guide',
  'outperform the baseline by 4 points',
  'appear to be stable',
  'failed to improve',
  'led to fewer deaths',
];
const asides = [
  '',
  ' (p < 0.001)',
  ' (OR 1.25, 95% CI 0.86-1.79)',
  ' (71% vs 61%)',
  ' (n = 45)',
  ' [12]',
  ' (see Table 2)',
  ' (in warm years)',
];
const tails = [
  '',
  ', but only in women',
  ', suggesting that shade may help',
  ', making them useful for planning',
  ', and propose a new rule',
  ' when compared with placebo',
  ', which was not expected',
  '; the second site was dry',
  ' in this study',
  ', respectively',
  ', and that 3 of 9 birds left',
];
const sentence = fc
  .tuple(
    fc.constantFrom(...frames),
    fc.constantFrom(...subjects),
    fc.constantFrom(...verbs),
    fc.constantFrom(...asides),
    fc.constantFrom(...tails),
  )
  .map(([frame, subject, verb, aside, tail]) => `${frame}${subject} ${verb}${aside}${tail}.`);

function compressed(text: string): Compressed {
  const source: SourceSentence = {
    index: 0,
    text,
    start: 0,
    end: text.length,
    role: 'results',
    certainty: 1,
    heading: null,
  };
  return compress(source, { title: null, sentences: [source], acronyms: [] });
}

/** Numbers outside brackets: statistics in brackets may go. */
function plainNumbers(text: string): number[] {
  return findNumbers(text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '))
    .map(({ normalised }) => normalised)
    .sort((a, b) => a - b);
}

describe('compress, whatever the sentence', () => {
  it('keeps negations, hedges and numbers in one clean sentence, or quotes the source', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const made = compressed(text);
        if (made.verbatim) return;
        const told = made.text.replace(/ ?\(not significant\)/g, '');
        expect(findNegations(told).length).toBe(findNegations(text).length);
        expect(findHedges(made.text).length).toBe(findHedges(text).length);
        expect(plainNumbers(made.text)).toEqual(plainNumbers(text));
        expect(claimStrength(made.text)).toBeLessThanOrEqual(Math.max(1, claimStrength(text)));
        expect(screen(made.text, { firstPerson: false })).toEqual([]);
        expect(made.short === null || made.short.length <= 110).toBe(true);
        expect(made.short === null ? [] : screen(made.short, { firstPerson: false })).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('is deterministic and never throws, on any text', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ unit: 'grapheme', maxLength: 200 })), (text) => {
        expect(compressed(text)).toEqual(compressed(text));
      }),
      { numRuns: 200 },
    );
  });
});
