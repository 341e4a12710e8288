import { expect, it } from 'vitest';
import { platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { generatePosts } from '../../generate.ts';

const opening =
  'Creatine may help athletes. Eleven men took creatine or placebo in a randomized crossover trial. Maximal strength did not change with creatine.';
const within = 'Total work increased by 23.1% with creatine but remained unaltered with placebo at 15.0%';

function posts(result: string): string[] {
  return toneIds.flatMap((tone) =>
    Object.values(
      generatePosts({ inputText: `${opening} ${result}`, tone, platforms: platformIds, finding: 2 })
        .generatedContent,
    ),
  );
}

it.each([
  `${within} (between conditions: p = 0.410).`,
  `${within}. There was no significant difference in work between the groups.`,
])('tells no change within each group as one between them: %s', (result) => {
  expect(posts(result).filter((text) => text.includes('23.1%'))).toEqual([]);
});

it('tells it where the text does not say that the two were alike', () => {
  expect(posts(`${within}.`).filter((text) => text.includes('23.1%')).length).toBeGreaterThan(0);
});
