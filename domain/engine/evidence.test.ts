import { describe, expect, it } from 'vitest';
import { describeEvidence } from './evidence.ts';
import type { FactSheet } from './fact-sheet.ts';
import { abstracts } from './fixtures/abstracts.ts';
import { generatePosts, readRequest } from './generate.ts';

const [abstract] = abstracts;
const sheet: FactSheet = generatePosts({
  inputText: abstract?.text ?? '',
  tone: 'publisher',
  platforms: ['twitter'],
}).factSheet;

describe('describeEvidence', () => {
  it.each([
    [{}, [], 'not stated', 'Peer review not stated'],
    [{ journal: 'The Lancet' }, [], 'journal named', 'Journal: The Lancet'],
    [{ journal: 'medRxiv' }, [], 'preprint', 'Preprint, not peer-reviewed'],
    [{ journal: 'The Lancet' }, ['preprint'], 'preprint', 'Preprint, not peer-reviewed'],
    [{ journal: '  ' }, [], 'not stated', 'Peer review not stated'],
  ] as const)('of %j with the marks %j: %s', (info, marks, peerReviewed, words) => {
    const evidence = describeEvidence({ ...sheet, marks }, info);
    expect(evidence.peerReviewed).toBe(peerReviewed);
    expect(evidence.text.startsWith(words)).toBe(true);
  });

  it('says what is not stated instead of guessing', () => {
    const evidence = describeEvidence({ ...sheet, design: null, genre: 'other', subjects: 'other' });
    expect(evidence).toMatchObject({ design: 'not stated', subjects: 'not stated' });
  });

  it.each([
    ['animals', 'animal study'],
    ['cells', 'laboratory study'],
    ['plants', 'not stated'],
    ['other', 'not stated'],
  ] as const)('calls an experiment on %s by what was studied: %s', (subjects, design) => {
    expect(describeEvidence({ ...sheet, design: null, genre: 'animal-or-lab', subjects }).design).toBe(
      design,
    );
  });

  it('names a design, and who was studied, only where the source has words for it', () => {
    const of = (inputText: string) => ({
      ...readRequest({ inputText }),
      design: null,
    });
    const plots =
      'We compared compost with no compost in 40 plots. Yields rose by 12% with compost over three seasons.';
    const cohort =
      'We followed a cohort of 40 sheep for three years. Weight rose by 12% where grass was watered.';
    expect(describeEvidence({ ...of(plots), genre: 'observational', subjects: 'animals' })).toMatchObject({
      design: 'not stated',
      subjects: 'not stated',
    });
    expect(describeEvidence({ ...of(plots), genre: 'trial', subjects: 'other' }).design).toBe('not stated');
    expect(describeEvidence({ ...of(cohort), genre: 'observational', subjects: 'animals' })).toMatchObject({
      design: 'observational study',
      subjects: 'animals',
    });
  });

  it("prefers the source's own words for the design", () => {
    const design = { text: 'double-blind crossover trial', span: null };
    expect(describeEvidence({ ...sheet, design }).design).toBe('double-blind crossover trial');
  });
});
