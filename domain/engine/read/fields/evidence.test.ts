import { describe, expect, it } from 'vitest';
import type { Role } from '../../fact-sheet.ts';
import { sourceSentence } from '../../fixtures/source-sentence.ts';
import { readEvidence } from './evidence.ts';

const title = 'Does moss cool the roofs of schools?';
const sentences = (
  [
    ['methods', 'We measured 40 roofs of schools for two summers, 20 of them with moss.'],
    ['results', 'At baseline, roofs were 12 years old.'],
    ['results', 'Roofs with moss were cooler than roofs without moss (31.2 versus 36.8 degrees; P < 0.01).'],
    ['results', 'Two owners moved away during the second summer.'],
    ['conclusions', 'Moss cools the roofs of schools.'],
  ] as const satisfies readonly (readonly [Role, string])[]
).map(([role, text], index) => sourceSentence(text, index, role));

describe('readEvidence', () => {
  it('puts the comparison that the finding rests on before baselines and side results', () => {
    const [first, ...others] = readEvidence(sentences, 4, title);
    expect(first?.sentence).toBe(2);
    expect(others.every(({ share }) => share < (first?.share ?? 0))).toBe(true);
  });

  it('weighs neither the finding itself nor how the work was done', () => {
    expect(
      readEvidence(sentences, 4, title)
        .map(({ sentence }) => sentence)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  it('leaves a share for none of them, and finds nothing where nothing else was said', () => {
    const shares = readEvidence(sentences, 4, title).map(({ share }) => share);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(1);
    expect(readEvidence([sourceSentence('Moss cools roofs.', 0, 'conclusions')], 0, title)).toEqual([]);
  });

  it('gives a finding with its own figures less evidence', () => {
    const own = [
      ...sentences.slice(0, 4),
      sourceSentence('Moss cools roofs by 5.6 degrees (31.2 versus 36.8).', 4, 'results'),
    ];
    const most = (all: typeof own): number => readEvidence(all, 4, title)[0]?.share ?? 0;
    expect(most(own)).toBeLessThan(most([...sentences]));
  });
});
