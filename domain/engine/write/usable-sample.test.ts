import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../fact-sheet.ts';
import { readCasing } from './casing.ts';
import { buildSheet } from './fixtures/build-sheet.ts';
import { usableStudied } from './usable-sample.ts';

/** A sheet whose sample is the part of the sentence between the bars, or before the only one. */
function sheetOf(marked: string): FactSheet {
  const parts = marked.split('|');
  const [before = '', studied = '', rest = ''] = parts.length === 2 ? ['We studied ', ...parts] : parts;
  const source = `${before}${studied}${rest}`;
  const start = before.length;
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
    ['Two trials (N = 149)| were included.', 'two trials'],
    ['1796 records| and five eligible trials.', null],
    ['We describe |the first survivor among children and review the literature|.', null],
    ['We study |the interplay between rain and moss|.', null],
    ['6 filters, namely u, g and r|.', null],
    ['750 mg taniborbactam every 8 h|.', null],
    ['631 participants included in this study|.', '631 participants'],
    ['38 elite athletes on the 1st| day of March.', '38 elite athletes'],
    ['126 men with rectal cancer threatening| the anterior margin.', '126 men'],
    ['60 patients with cysts and divided them into 2 groups|.', '60 patients with cysts'],
    ['53 12-14 yr-old boys| ran.', '53 boys aged 12-14'],
    ['456 subjects with stroke - 175 of them Nigerian|.', '456 subjects with stroke'],
    ['88 patients with stages 1 - 5 of disease|.', '88 patients with stages 1 - 5 of disease'],
    ['sample (n = 87) of adults from the city|.', '87 adults from the city'],
    ['We treated |23 patients with the drug|.', '23 patients'],
    ['We saw 14 younger and |16 older women with polyps|.', null],
    ['Data of a sample (|12 females|, 4 males).', null],
    ['Cells of healthy subjects (HS) (n = 16) and transplant |recipients (n = 46)| were kept.', null],
    ['|29 children| were classified as well, 21 as mildly ill and 25 as ill.', null],
    ['|29 children| were classified as mildly ill.', '29 children'],
    ['We searched a database consisting of |14,758 adults|, those who had scans were selected.', null],
    ['1.0, 2.0, and 4.0 mg/kg in mice|.', null],
    ['30 min before tests|.', null],
    ['the extent to which mice sleep|.', null],
    ['underwent surgery of the knee|.', null],
    ['group comprised patients with asthma|.', null],
    ['23 fractures recorded over a a period of years|.', '23 fractures recorded over a period of years'],
    [
      'We randomised |46 adults over 65 years of age to a drug or to sham|.',
      '46 adults over 65 years of age',
    ],
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
