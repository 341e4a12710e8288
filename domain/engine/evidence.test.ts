import { describe, expect, it } from 'vitest';
import { describeEvidence } from './evidence.ts';
import type { FactSheet } from './fact-sheet.ts';
import { abstracts } from './fixtures/abstracts.ts';
import { generatePosts } from './generate.ts';

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

  it("prefers the source's own words for the design", () => {
    const design = { text: 'double-blind crossover trial', span: null };
    expect(describeEvidence({ ...sheet, design }).design).toBe('double-blind crossover trial');
  });
});
