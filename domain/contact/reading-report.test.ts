import { describe, expect, it } from 'vitest';
import { readReadingReport, writeReadingReport } from './reading-report.ts';

const report = {
  wrong: 'The number is of the other group.',
  read: [
    { name: 'Finding', text: 'Naps cut errors by 18%.' },
    { name: 'Who or what', text: '210 nurses: all of one hospital' },
  ],
  source: 'Background: Nurses are tired.\n\nNaps cut errors by 18%.',
};

describe('a report of what was read wrong', () => {
  it.each([
    ['with the text', report],
    ['without it', { ...report, source: null }],
    ['before anybody said what is wrong', { ...report, wrong: '' }],
  ])('comes back as it was written: %s', (_, one) => {
    expect(readReadingReport(writeReadingReport(one))).toEqual(one);
  });

  it('is found in a mail that quotes it', () => {
    const quoted = writeReadingReport({ ...report, source: null })
      .replace(/^/gm, '> ')
      .replaceAll('\n', '\r\n');
    expect(readReadingReport(`Hello,\r\nsee below.\r\n\r\n${quoted}`)).toEqual({ ...report, source: null });
  });

  it('is not seen in any other message', () => {
    expect(readReadingReport('Something is wrong with my card.')).toBeNull();
  });
});
