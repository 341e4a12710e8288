import { describe, expect, it } from 'vitest';
import { platformIds } from '#domain/posts/platforms.ts';
import { postProblems } from '#domain/posts/post-rules.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { readSource } from '../read/read-source.ts';
import { writePost } from './write-post.ts';

const info = { title: 'Mapping traits in yeast' };

function postsOf(text: string, finding?: string | number) {
  const sheet = readSource({ text, info, ...(finding === undefined ? {} : { finding }) });
  return toneIds.flatMap((tone) =>
    platformIds.map((platform) => ({
      platform,
      ...writePost(sheet, { tone, platform, seed: 1, author: false, info }),
    })),
  );
}

describe('a finding that breaks a rule of posts', () => {
  it.each([
    [
      'praise',
      'We studied 40 strains of yeast. Small effects were mapped at unprecedented levels in all of them.',
    ],
    ['markup', 'We studied 40 strains of yeast. We find no \\bpass signature in any of the strains.'],
    [
      'a mark that does not close',
      'We studied 40 strains of yeast. Flow fell to 113 ml min"1 in all of the strains.',
    ],
  ])('is not said in any tone, and the person is told: %s', (_, text) => {
    for (const { platform, text: post, warnings } of postsOf(text, 1)) {
      expect(postProblems(platform, post, text)).toEqual([]);
      expect(warnings.join(' ')).toMatch(/cannot stand in a post as it is.*Reword it/);
    }
  });

  it('is said as it stands where a person wrote it, with a warning', () => {
    const own = 'Small effects were mapped at unprecedented levels.';
    const posts = postsOf('We studied 40 strains of yeast. Small effects were mapped.', own);
    for (const { text, warnings } of posts) {
      expect(text).toContain('at unprecedented levels');
      expect(warnings.join(' ')).toContain('praises its own work');
    }
  });
});
