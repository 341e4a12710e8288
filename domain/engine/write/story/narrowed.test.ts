import { describe, expect, it } from 'vitest';
import { readSource } from '../../read/read-source.ts';
import { gatherMaterial } from '../material.ts';
import { isNarrowed, isOneGroup, isOnlySample } from './narrowed.ts';

const sheetOf = (...sentences: readonly string[]) => readSource({ text: sentences.join(' ') });

/** Under its own heading, so that what stands before it is told apart from it whatever the weights. */
const conclusion = 'Conclusions: The course may help.';

describe('isNarrowed', () => {
  it.each([
    ['667 patients received resection.', 'Of these, there were 436 with stage I disease.'],
    ['All were evaluated prospectively.', 'Among these 377 patients, 87 were referred with a scan.'],
    ['We contacted 312 physicians, and 154 returned questionnaires.', 'Half were women.'],
    ['In a subset of 117 patients, the gland was sampled.', 'Half were women.'],
    ['A registry reported 104 patients.', 'A chart review identified 27 patients who met our criteria.'],
    ['We identified 60 patients in 2014.', 'Thirty-eight patients completed all three questionnaires.'],
    [
      'Between 2009 and 2014, 751 patients were treated.',
      '135 patients with one screw were matched to 135 with the other.',
    ],
    ['Of 640 patients screened, 203 were randomised to fluids.', 'Half were women.'],
    ['We approached 612 veterans and randomized 150 to yoga.', 'Half were women.'],
    ['In all, 116 patients were identified, and 77 of them were included.', 'Half were women.'],
  ])('sees that the results are of fewer: %s %s', (first, second) => {
    expect(isNarrowed(sheetOf(first, second, conclusion), 0)).toBe(true);
  });

  it.each([
    ['We randomized 60 patients.', 'Of the outcomes, pain was lower.'],
    ['We included 80 subjects, and 40 were men.', 'All were healthy.'],
    ['We surveyed 475 nurses.', 'Of the 475 nurses, 240 were women.'],
    ['We followed 475 nurses.', 'Among these, 62% had pain.'],
    ['We followed 475 patients.', 'Among these patients, mortality was 5%.'],
    ['In 2014 we followed 475 patients.', 'All 475 patients completed the study.'],
  ])('leaves a whole sample alone: %s %s', (first, second) => {
    expect(isNarrowed(sheetOf(first, second, conclusion), 0)).toBe(false);
  });

  it('sees that a count is of one group among others', () => {
    const read = sheetOf(
      'We compared 357 women with recurrent loss to other groups.',
      'There were 349 subjects from infertility practices.',
    );
    const sheet = { ...read, sentences: read.sentences.map((one) => ({ ...one, role: 'methods' as const })) };
    expect(isOneGroup('349 subjects from infertility practices', sheet)).toBe(true);
    expect(isOneGroup('357 women with recurrent loss', sheet)).toBe(false);
    expect(isOneGroup('women with recurrent loss', sheet)).toBe(false);
  });

  it('keeps the larger count out of a post', () => {
    const sheet = sheetOf(
      'Physicians may not know side effects.',
      'Three hundred twelve physicians were contacted, and 154 returned questionnaires that could be analyzed.',
      'The percentage of correct answers was low among general practitioners.',
    );
    const { studied } = gatherMaterial(sheet);
    expect(studied).toBeNull();
  });
});

describe('isOnlySample', () => {
  it.each([
    ['249 outpatients', 'Pain was rated by 249 outpatients.'],
    ['36 patients', 'Of 36 patients 18 patients had five needles and 18 patients had eleven.'],
    ['2,162 patients', 'Of 2,162 patients 94 patients were treated.'],
  ])('sees that %s is all that is counted', (studied, text) => {
    expect(isOnlySample(studied, sheetOf('Results: It was so.', text))).toBe(true);
  });

  it.each([
    ['121 people', 'Records of 121 people were screened; records of 50 people were audited.'],
    ['18 patients', 'The question was put to 36 patients. The first group of 18 patients had five needles.'],
    ['600 physicians', 'We mailed 600 physicians, and 259 physicians answered.'],
  ])('sees that %s may not be the sample', (studied, text) => {
    expect(isOnlySample(studied, sheetOf('Results: It was so.', text))).toBe(false);
  });
});
