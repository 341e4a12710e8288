import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../language/sentences.ts';
import { finishAltText, longestAltText } from './finish-alt-text.ts';

const source = {
  sentences: splitSentences(
    'In a randomised trial, 249 adults were assigned to exercise or usual care. Pain fell by 2.6 points with exercise and by 1.1 points without.',
  ),
  info: {},
};
const finish = (altText: string) => finishAltText(source, JSON.stringify({ altText }));

describe('finishAltText', () => {
  it('takes off what a screen reader says already', () => {
    expect(finish('Figure showing pain by week.')?.text).toBe('Pain by week.');
    expect(finish('An image of two curves.')?.text).toBe('Two curves.');
    expect(finish('Line chart of pain by week.')?.text).toBe('Line chart of pain by week.');
  });

  it('leaves out whole sentences that hold an address, and what does not fit', () => {
    expect(finish('Line chart of pain. Read www.evil.example now. It falls.')?.text).toBe(
      'Line chart of pain. It falls.',
    );
    const long = `Line chart of pain. ${'It falls a little more, '.repeat(20)}and ends.`;
    expect(finish(long)?.text).toBe('Line chart of pain.');
  });

  it('names passages that the source says otherwise or not at all', () => {
    expect(finish('Pain fell by 2.6 points with exercise.')?.toCompare).toEqual([]);
    expect(finish('Pain fell by 4.8 points with exercise.')?.toCompare.join()).toContain('4.8');
  });

  it.each(['', '   ', '...', 'See https://evil.example.', '12345'])('has nothing for %j', (text) =>
    expect(finish(text)).toBeNull(),
  );

  it('reads no answer of another shape', () => {
    for (const answer of ['', 'null', '[]', '{"text": 1}', '{"alt": "Line chart."}', '{"altText": "cut'])
      expect(finishAltText(source, answer)).toBeNull();
  });

  it('never holds an address or more than it may, whatever a model says', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('https://a.example', '@you', '#Tag', '<b>', '](http://x)', '. ', 'Pain falls. '),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = finish(parts.join(''))?.text ?? '';
        expect(text.length).toBeLessThanOrEqual(longestAltText);
        expect(text).not.toMatch(/https?:\/\/|[@#]\p{L}|<\w/u);
      }),
    );
  });
});
