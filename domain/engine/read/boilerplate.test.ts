import { describe, expect, it } from 'vitest';
import { abstracts } from '../fixtures/abstracts.ts';
import { isBoilerplate } from './boilerplate.ts';
import { readSource } from './read-source.ts';

describe('isBoilerplate', () => {
  it.each([
    '© 2019 Elsevier Ltd.',
    'Copyright 2020 The Authors. All rights reserved.',
    'Please see later in the article for the Editors’ Summary',
    'ClinicalTrials.gov NCT01234567.',
    'This trial was prospectively registered as ISRCTN1.',
    'someone@example.org',
    'Received: 8 February 2006 Revised: 31 March 2006',
    'Trial registrationISRCTN27581154.',
    'Clinical trials registration: NCT01675310.',
    '(This study is registered at clinicaltrials.gov under registration number NCT02955459.)',
    'The study was registered with Clinicaltrials.gov NCT00970021.',
    'Electronic supplementary materialThe online version of this article (10.1007/s1) contains supplementary material.',
    'This is an open-access article distributed under the terms of the Creative Commons Attribution License.',
    'The dataset is freely available at https://example.org/data.',
    'Hum Brain Mapp 36:4104-4115, 2015.',
    'Code is available at https://example.org/code.',
    'The JSTOR Archive is a trusted digital repository providing for long-term preservation.',
    'The Archive is supported by libraries, scholarly societies, publishers, and foundations.',
    'Researchers: A. Name B. Name Location: Surat, Gujarat Sample: 473 industrial plants Outcome of interest: Pollution',
  ])('%s', (text) => {
    expect(isBoilerplate(text)).toBe(true);
  });

  it('spares what the work says', () => {
    for (const text of [
      'The trial was stopped early.',
      'This study was conducted in 20 schools.',
      'We see later onset.',
      'The archive is larger than that of 1990.',
      'Location: on the coast.',
      'Accepted embryos had a higher score.',
      'Email has become the tool most used at work.',
      'Registration of births rose in all districts.',
      'Most trials were registered after they had begun.',
      'AbNet halves the error of the best methods and is freely available at https://example.org/abnet.',
      'We present a dataset of 10,000 images that is publicly available at https://example.org/images.',
      'Photos under a Creative Commons Attribution licence were reused twice as often.',
      'The study was registered (NCT01234567), and 120 patients with asthma were randomised.',
      'The trial was registered on average 40 days after enrolment.',
      'The registration number was reported in 40% of abstracts.',
      'ClinicalTrials.gov registration was associated with a lower risk of bias.',
      'Registry data from 12 hospitals show lower mortality.',
      'Trial registry entries showed that 40% of trials changed their outcome.',
    ]) {
      expect(isBoilerplate(text)).toBe(false);
    }
  });

  it('is never the finding, even as the last sentence of a text', () => {
    for (const { text, title } of abstracts) {
      const sheet = readSource({
        text: `${text} © 2021 The Authors. Published by Elsevier Ltd.`,
        info: { title },
      });
      expect(sheet.finding.text).not.toMatch(/©|Elsevier/);
    }
  });
});
