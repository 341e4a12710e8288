import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

const quotation = {
  isQuotation: 'yes',
  source: 'abstract',
  f: '"We find it"',
  F: 'The abstract states: "We find it".',
};

describe('an opening before a quotation', () => {
  it('says whose words they are', () => {
    expect(fill({ text: 'About this work: {f}.' }, quotation, new Set())).toBe(
      'About this work, in the abstract\'s words: "We find it".',
    );
  });

  it.each(['No volunteers needed here', 'Nothing to sign up for here', 'This one is not about patients'])(
    'ends before them where it says something of its own: %s',
    (opening) => {
      expect(fill({ text: `${opening}: {f}.` }, quotation, new Set())).toBe(
        `${opening}. The abstract states: "We find it".`,
      );
    },
  );
});
