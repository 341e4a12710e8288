import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../fact-sheet.ts';
import { readCasing } from './casing.ts';
import { buildSheet } from './fixtures/build-sheet.ts';
import { usableStudied } from './usable-sample.ts';

/** A sheet whose sample is the part of the sentence before the bar. */
function sheetOf(marked: string): FactSheet {
  const [studied = '', rest = ''] = marked.split('|');
  const source = `We studied ${studied}${rest}`;
  const start = 'We studied '.length;
  return {
    ...buildSheet({ source: [source], finding: { text: source } }),
    studied: { text: studied, span: { sentence: 0, start, end: start + studied.length } },
  };
}

describe('who was studied, behind a label', () => {
  it.each([
    ['64 patients with migraine|.', '64 patients with migraine'],
    ['64 patients free of migraine|.', '64 patients free of migraine'],
    ['300 galaxies as well as 20 clusters|.', '300 galaxies as well as 20 clusters'],
    // Torn from what they go on with, or followed by what was done: the count alone.
    ['52 individuals with the change| in width of their feet.', '52 individuals'],
    ['25 patients with a disease defined| as an index of 2.', '25 patients'],
    ['20 patients by randomly dividing them into 2 groups|.', '20 patients'],
    ['6 filters, namely u, g and r|.', null],
    ['750 mg taniborbactam every 8 h|.', null],
    ['36 male rats to 6 groups|.', '36 male rats'],
    ['68 patients confirmed| to have cancer.', '68 patients'],
    ['three planets like HD 189733b, WASP-80b|, and GJ436b.', null],
    ['rats at doses higher| than the usual ones.', null],
    // Of two groups none alone.
    ['46 men and 27 women without diabetes|.', null],
    ['the gynecology and general surgery services|.', null],
    ['baseline data from the WALK trial|.', null],
  ])('%s: %s', (marked, told) => {
    const sheet = sheetOf(marked);
    expect(usableStudied(sheet, readCasing(sheet))).toBe(told);
  });
});
