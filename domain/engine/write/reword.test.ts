import { describe, expect, it } from 'vitest';
import { reword } from './reword.ts';

const short = (sentence: string) => reword(sentence, ['short-sentences']);

describe('reword into short sentences', () => {
  it('makes a turn a sentence of its own', () => {
    expect(short('Pain fell in women, but the rate of falls rose.')).toBe(
      'Pain fell in women. But the rate of falls rose.',
    );
    expect(short('Pain fell in women, whereas the men had more of it.')).toBe(
      'Pain fell in women. The men had more of it.',
    );
  });

  it.each([
    'Pain fell in women, but no difference was seen in men.',
    'Pain fell in women, but this may be due to chance.',
    'Pain fell in women; however, it did not fall in men.',
    'Pain fell in women, whereas the men did not change.',
    'The results suggest that pain fell in women, but it rose in men.',
    'It seems that pain fell in women, but it rose in men.',
  ])('leaves a denial or a hedge with what it bounds: %s', (sentence) => {
    expect(short(sentence)).toBe(sentence);
  });

  it('parts what is bounded on both sides', () => {
    expect(short('Pain may fall in women, but no difference was seen in men.')).toBe(
      'Pain may fall in women. But no difference was seen in men.',
    );
  });
});

describe('reword authors', () => {
  it('makes researchers of them, but where they speak of researchers', () => {
    expect(reword('The authors urge doctors to be careful.', ['they'])).toBe(
      'The researchers urge doctors to be careful.',
    );
    expect(reword('The authors urge researchers to be careful.', ['they'])).toBe(
      'The authors urge researchers to be careful.',
    );
  });
});
