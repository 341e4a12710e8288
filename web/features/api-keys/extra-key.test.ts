import { describe, expect, it } from 'vitest';
import { extraKey } from './extra-key.ts';

describe('the key of an extra', () => {
  const extras = ['writeHighlight', 'suggestHashtags', 'predictPosts'] as const;
  const keysOf = (apiKeys: string[]) => extras.map((extra) => extraKey({ apiKeys }, extra));

  it('is the first for highlights, the second for hashtags, the third for predictions', () => {
    expect(keysOf(['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
    expect(keysOf(['one', 'two', 'three', 'four'])).toEqual(['one', 'two', 'three']);
  });

  it('is none where the team has no key for it', () => {
    expect(keysOf([])).toEqual([undefined, undefined, undefined]);
    // One key comes with a plan that has no highlights.
    expect(keysOf(['one'])).toEqual([undefined, undefined, undefined]);
  });
});
