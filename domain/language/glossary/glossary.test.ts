import { describe, expect, it } from 'vitest';
import { findHedges } from '../hedges.ts';
import { isNegated } from '../negation.ts';
import { findNumbers } from '../numbers.ts';
import { blankGlosses, findGlossedTerms, glossaryLines } from './glossary.ts';

describe('the glossary', () => {
  it('holds each term once, and no plural that is another word', () => {
    const terms = glossaryLines.map((line) => (line.split(' | ')[0] ?? '').toLowerCase());
    expect(new Set(terms).size).toBe(terms.length);
    expect(findGlossedTerms('Whales exchange a coda before diving.')).toEqual([]);
    expect(terms.length).toBeGreaterThan(2300);
  });

  it('explains in a few plain words that neither judge, count, deny nor hedge', () => {
    const meanings = glossaryLines.flatMap((line) => line.split(' | ').slice(1));
    const faulty = meanings.filter(
      (text) =>
        text.length < 5 ||
        text.length > 45 ||
        /[()|;:\d]|\.$/.test(text) ||
        findHedges(text).length > 0 ||
        isNegated(text) ||
        findNumbers(text).some(({ worded }) => !worded),
    );
    expect(faulty).toEqual([]);
  });

  it('finds terms, their plurals, and of two that begin alike the longer', () => {
    const text = 'Cytokines and the visual cortex, metastases, phylogenies, and one cytokine.';
    expect(findGlossedTerms(text).map(({ term, gloss }) => [term, gloss])).toEqual([
      ['Cytokines', 'immune signaling proteins'],
      ['visual cortex', 'a brain area for vision'],
      ['metastases', expect.any(String)],
      ['phylogenies', expect.any(String)],
      ['cytokine', 'an immune signaling protein'],
    ]);
  });

  it('blanks what explains its own term and nothing else', () => {
    const text = 'The amygdala (a brain area tied to emotion) grew (a brain area tied to emotion).';
    const blanked = blankGlosses(text);
    expect(blanked).toHaveLength(text.length);
    expect(blanked.replace(/ +/g, ' ')).toBe('The amygdala grew (a brain area tied to emotion).');
    expect(blankGlosses('The amygdala (a harmless organ) grew.')).toBe(
      'The amygdala (a harmless organ) grew.',
    );
  });
});
