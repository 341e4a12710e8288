import { expect, it } from 'vitest';
import { platformIds } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { quickLength } from './quick-length.ts';

it.each([
  'Pain did not differ. Poke holes: https://doi.org/10.1007/s13244-014-0322-0',
  'See arxiv.org for more, or https://example.org/a(b).',
  'Wide: ≥ 2.6 − 1 → 3 👏 https://doi.org/10.1/x #Radiology',
  'A/RES/76/300 (U.S.A.) vs. node.js',
  'é e\u0301 “quoted” – dash',
])('counts %j as the platform does', (text) => {
  for (const platform of platformIds) expect(quickLength(platform, text)).toBe(postLength(platform, text));
});
