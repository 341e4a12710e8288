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
