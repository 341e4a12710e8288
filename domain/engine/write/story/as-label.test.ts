import { describe, expect, it } from 'vitest';
import { asLabel } from './as-label.ts';

describe('words behind a label', () => {
  it.each([
    [
      'the authors retrospectively reviewed 163 patients with tears',
      'a retrospective study of 163 patients with tears',
    ],
    ['the authors reviewed the records of 60 patients', '60 patients'],
    ['a case-control study was performed on 99 patients', 'a case-control study of 99 patients'],
    ['the study included 54 students', '54 students'],
    ['154 patients were enrolled', '154 patients'],
    [
      'medical records of 220 patients hospitalized for diverticulitis were reviewed',
      'medical records of 220 patients hospitalized for diverticulitis',
    ],
    [
      '60 patients aged 19 to 35 years were divided into two groups of 30 each',
      '60 patients aged 19 to 35 years',
    ],
    ['51 patients who were asked by their nurse', '51 patients who were asked by their nurse'],
    ['154 patients were enrolled, and 20 left', null],
    ['overview collates and interprets worldwide reports', null],
    ['38 articles met the criteria', null],
    ['10 healthy individuals walked on a treadmill', null],
    ['the study quantified the grams of nuts among 120 participants', null],
    ['all 24 subjects completed the study', null],
    ['162 patients, the control group, were evaluated', null],
    ['the authors reviewed guidelines', null],
    ['the authors consider habits among more than 800 students', null],
    ['a trial was conducted with ethical approval', null],
    ['the trial used a drug and enrolled 20 patients', null],
  ])('%j', (sentence, label) => {
    expect(asLabel(sentence)).toBe(label);
  });
});
