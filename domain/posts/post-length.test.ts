import { describe, expect, it } from 'vitest';
import { platformIds, platforms } from './platforms.ts';
import { fitsPlatform, postLength } from './post-length.ts';

describe('postLength', () => {
  it('counts by weight on X and by characters elsewhere', () => {
    const text = 'Pain did not differ ≥ 1. https://doi.org/10.1186/s12891-018-2262-7';
    expect(postLength('twitter', text)).toBe(49);
    expect(postLength('linkedin', text)).toBe(text.length);
  });

  it.each(platformIds)('takes exactly the limit on %s', (platform) => {
    const full = 'x'.repeat(platforms[platform].limit);
    expect(fitsPlatform(platform, full)).toBe(true);
    expect(fitsPlatform(platform, `${full}x`)).toBe(false);
  });
});
