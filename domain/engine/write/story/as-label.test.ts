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
    ['154 patients were enrolled, and 20 left', '154 patients were enrolled, and 20 left'],
    ['the authors reviewed guidelines', 'the authors reviewed guidelines'],
    ['a trial was conducted with ethical approval', 'a trial was conducted with ethical approval'],
    ['the trial used a drug and enrolled 20 patients', 'the trial used a drug and enrolled 20 patients'],
  ])('%j', (sentence, label) => {
    expect(asLabel(sentence)).toBe(label);
  });
});
