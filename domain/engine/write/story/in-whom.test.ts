import { describe, expect, it } from 'vitest';
import { readCasing } from '../casing.ts';
import { buildSheet, type SheetSketch } from '../fixtures/build-sheet.ts';
import { inWhom } from './in-whom.ts';
import { plain } from './opening.ts';

const scoped = (
  finding: string,
  studied: string | null,
  sketch: Partial<SheetSketch> = {},
): string | null => {
  const sheet = buildSheet({
    genre: 'observational',
    source: [finding],
    finding: { text: finding },
    ...sketch,
  });
  return inWhom(plain(finding), [studied], sheet, readCasing(sheet));
};

describe('a finding that names nobody', () => {
  it.each([
    [
      'Feeding tubes do not affect survival.',
      '36,492 nursing home residents with dementia',
      'In nursing home residents with dementia, feeding tubes do not affect survival.',
    ],
    ['Pain was lower at one year.', '64 consecutive patients', 'In 64 patients, pain was lower at one year.'],
    ['Trust was higher.', 'data from 51 commercial teams.', 'In 51 commercial teams, trust was higher.'],
    [
      'Pain was lower.',
      '40 nursing students who were randomly assigned and divided equally into groups',
      'In 40 nursing students, pain was lower.',
    ],
  ])('is told of those studied: %j', (finding, studied, told) => {
    expect(scoped(finding, studied)).toBe(told);
  });

  it.each([
    ['Feeding tubes do not affect survival.', '64 patients'],
    ['The suture prevents seroma.', '20 women who presented'],
    ['Patients had less pain.', '64 patients with migraine'],
    ['The results suggest less pain.', '64 patients with migraine'],
    ['Migraine was less frequent.', '64 patients with migraine'],
    ['Trust was higher.', null],
    ['Pain was lower.', '60% of the 200 patients'],
    ['Pain was lower.', 'Stage 3 patients'],
    ['Pain was lower.', '14 patients with daytime AF and 20 patients with nighttime AF'],
    ['Pain was lower.', '43 studies in 22 men and 20 women'],
    ['Pain was lower.', 'Twelve cyclists (five females and seven males) in summer'],
    ['Pain was lower.', '30 patients who were admitted between September 2008 and July 2009'],
    ['Falls were frequent.', 'The authors interviewed 14 residents about their friends'],
    ['Pain was lower.', '1,200 patients were screened'],
  ])('stays as it is: %j of %j', (finding, studied) => {
    expect(scoped(finding, studied)).toBeNull();
  });

  it('is told of the animals or the simulations that it was found in', () => {
    const mice = ['Loss of X raises appetite.', 'Mice lacking X ate more than other mice.'];
    expect(
      scoped('Loss of X raises appetite.', null, {
        genre: 'animal-or-lab',
        marks: ['in-animals'],
        source: mice,
      }),
    ).toBe('In mice, loss of X raises appetite.');
    expect(
      scoped('Loss of X raises appetite.', null, {
        genre: 'animal-or-lab',
        marks: ['in-animals'],
        source: [...mice, 'So do people.'],
      }),
    ).toBeNull();
    expect(
      scoped('Dust settles early.', null, {
        genre: 'simulation',
        marks: ['simulation'],
        source: ['Does dust settle?'],
      }),
    ).toBe('In simulations, dust settles early.');
    expect(
      scoped('The model settles early.', null, { genre: 'simulation', marks: ['simulation'] }),
    ).toBeNull();
  });

  it('takes the year of a class for no count', () => {
    expect(
      scoped('Ratings were comparable.', 'Forty Year 3 medical students were randomised.') ?? '',
    ).not.toMatch(/In 3 /);
  });
});
