import { describe, expect, it } from 'vitest';
import { splitSentences } from '#domain/language/sentences.ts';
import { roles } from '../fact-sheet.ts';
import { headingRoles, readHeadings } from './headings.ts';

const read = (text: string) => readHeadings(splitSentences(text));

describe('readHeadings', () => {
  it('takes headings of every print off the sentence and gives them to the whole section', () => {
    const text =
      'Background: A is common. It harms.\nMETHODS\nWe did B.\n\nResults - C rose. CONCLUSIONS We say D. Trial registration: NCT1.';
    expect(read(text).map(({ heading, text: own, allowed }) => [heading, own, allowed.join(' ')])).toEqual([
      ['Background', 'A is common.', 'background objective'],
      ['Background', 'It harms.', 'background objective'],
      ['METHODS', 'We did B.', 'methods'],
      ['Results', 'C rose.', 'results'],
      ['CONCLUSIONS', 'We say D.', 'conclusions'],
      ['Trial registration', 'NCT1.', 'other'],
    ]);
  });

  it('keeps places exact after the heading is gone', () => {
    const text = 'Methods and Findings: We asked 20 people. Conclusions/Significance: They said no.';
    for (const sentence of read(text)) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
  });

  it('leaves sentences alone that only begin like a heading', () => {
    for (const text of [
      'Results were mixed.',
      'Methods for this exist: two of them.',
      'AIMS lenders fail: all do.',
      'Perspective – as the description of the goal – is not relevant.',
    ]) {
      expect(read(text)[0]).toMatchObject({ text, heading: null });
    }
  });

  it('lets a lone heading of the way there speak for its first sentence alone', () => {
    const allowed = (text: string) => read(text).map((sentence) => sentence.allowed.length);
    expect(allowed('Background: It is common. We gave it. It rose.')).toEqual([
      2,
      roles.length,
      roles.length,
    ]);
    expect(allowed('Results: A rose. B fell.')).toEqual([1, 1]);
    expect(allowed('Background: A is common. It harms. Methods: We will do B.')).toEqual([2, 2, 1]);
  });

  it('drops a heading with nothing under it', () => {
    expect(read('Results: It rose.\nConclusions:').map(({ text }) => text)).toEqual(['It rose.']);
  });
});

describe('headingRoles', () => {
  it.each([
    ['Methods and Findings', 'methods results'],
    ['Methodology/Principal Findings', 'methods results'],
    ['MAIN OUTCOME MEASURES', 'methods'],
    ['Aims', 'objective'],
    ['Background and aims', 'background objective'],
    ['Discussion', 'results conclusions'],
    ['Interpretation', 'conclusions'],
    ['Funding', 'other'],
  ])('%s', (heading, expected) => {
    expect([...headingRoles(heading)].sort()).toEqual(expected.split(' ').sort());
  });

  it('leaves everything open under a heading that says nothing', () => {
    expect(headingRoles('Abstract')).toEqual(roles);
  });
});
