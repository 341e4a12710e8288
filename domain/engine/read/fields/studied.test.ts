import { describe, expect, it } from 'vitest';
import { sourceSentence as sentence } from '../../fixtures/source-sentence.ts';
import { readStudied } from './studied.ts';

const ofSentences = (sentences: Parameters<typeof readStudied>[0]): string | null =>
  readStudied(sentences, null)?.text ?? null;

function studied(...texts: readonly string[]): string | null {
  return ofSentences(texts.map((text, index) => sentence(text, index)));
}

describe('readStudied', () => {
  it.each([
    [
      'A total of 116 cleaners aged 18-65 years were included after consent.',
      '116 cleaners aged 18-65 years',
    ],
    [
      'Ninety-three children who had moved house were seen twice.',
      'Ninety-three children who had moved house',
    ],
    [
      'We recruited 1,099 women aged 50 and older from a health plan.',
      '1,099 women aged 50 and older from a health plan',
    ],
    ['Seventeen trials with 20 960 patients were included.', 'Seventeen trials with 20 960 patients'],
    [
      'In all, 2770 patients (1689 men and 1081 women) with lung disease underwent surgery.',
      '2770 patients (1689 men and 1081 women) with lung disease',
    ],
    ['Year 10 students talked of the Internet. The study involved 287 students.', '287 students'],
    ['A total of 37 patients meet the study criteria.', '37 patients'],
    ['This is a prospective study of 150 day case cholecystectomies.', '150 day case cholecystectomies'],
    [
      'We reviewed 20 of 51 patients treated with amputation for tumours of the knee.',
      '20 of 51 patients treated with amputation for tumours of the knee',
    ],
    [
      'We followed patients (N=22) in a vegetative state (VS; n=10) and a minimally conscious state (MCS; n=12).',
      'patients (N=22)',
    ],
    ['We treated 47 consecutive patients in whom the sign had been looked for.', '47 consecutive patients'],
    ['We simulated 54 galaxy haloes and present their profiles.', '54 galaxy haloes'],
    [
      'We sequenced over 900 genomes from two countries; none was new.',
      'over 900 genomes from two countries',
    ],
    ['We averaged over 40 images of the same scene.', '40 images of the same scene'],
    ['The method was validated over 20 subjects.', '20 subjects'],
    ['From 1990 through 1998 thirty patients were operated on.', 'thirty patients'],
    [
      'We surveyed physicians attending a large primary care conference about their access to care.',
      'physicians attending a large primary care conference',
    ],
  ])('reads %j', (text, span) => {
    expect(studied(text)).toBe(span);
  });

  it('takes nobody whom something befell, and nothing that a search found, for the sample', () => {
    expect(studied('In all, 268 participants died.')).toBe(null);
    expect(studied('We identified 281 stars with flares.')).toBe(null);
  });

  it('takes the whole sample, not a part of it', () => {
    expect(
      studied(
        'We enrolled 418 residents of nursing homes.',
        'In the remaining 122 residents the test was not done.',
      ),
    ).toBe('418 residents of nursing homes');
  });

  it.each([
    'Scores fell by 12 points.',
    'Plots were followed for 24 months.',
    'Patients were seen at home.',
    '44% of patients agreed.',
  ])('finds none in %j', (text) => {
    expect(studied(text)).toBeNull();
  });

  it('takes all groups that stand together, not one of them', () => {
    expect(
      studied(
        '74 patients with one disease and 216 patients with another were assessed with a questionnaire.',
        'In a subset of 117 patients blood was taken.',
      ),
    ).toBe('74 patients with one disease and 216 patients with another');
  });

  it('takes the last of a list for nobody', () => {
    expect(studied('We observed 12 sighted, 10 visually impaired, and 10 blind subjects.')).toBeNull();
    expect(studied('Urine of 8 pregnant and 6 virgin mice was collected.')).toBeNull();
    expect(studied('Twelve young and 14 aged rats received caffeine.')).toBeNull();
    expect(studied('In a pilot with 36 pupils, tutoring was feasible.')).toBeNull();
    expect(studied('We visited 3 hospitals and interviewed 120 nurses.')).toBe('120 nurses');
  });

  it('counts nobody of what was known before, nor of a part of the work', () => {
    const known = 'In 2018, around 350,000 measles cases were reported worldwide.';
    expect(ofSentences([sentence(known, 0, 'background')])).toBeNull();
    expect(ofSentences([sentence(`Here we review ${known}`, 0, 'background')])).toBe(
      'around 350,000 measles cases',
    );
    expect(
      studied(
        'When studying severe crises (with or without a prior visit), 2104 hospital admissions were recorded.',
      ),
    ).toBeNull();
    expect(
      ofSentences([sentence('In our country, 350,000 measles cases are reported.', 0, 'background')]),
    ).toBeNull();
    expect(studied('Among hospitals in Kenya, 1,200 nurses were surveyed.')).toBe('1,200 nurses');
    expect(studied('When all were counted, 2104 hospital admissions were recorded.')).toBe(
      '2104 hospital admissions',
    );
  });

  it('takes no number of a part of the work for a count', () => {
    const told = 'In Study 2 one group of participants were told about it whilst a control group were not.';
    expect(studied(told) ?? '').not.toMatch(/^2/);
    expect(studied('Experiment 1 tested 40 adults who had slept.')).toBe('40 adults who had slept');
    expect(studied('In this study 287 students took part.')).toBe('287 students');
  });

  it('takes no number of a name for a count', () => {
    expect(studied('The epitopes were found in C57BL/6 infected mice at 7 and 14 days.') ?? '').not.toMatch(
      /^6/,
    );
  });
});
