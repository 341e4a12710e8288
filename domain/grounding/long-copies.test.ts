import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

function flagsOf(source: string, post: string): string[] {
  const sentences = source.split(' | ').map((text) => ({ text }));
  return checkPost({ sentences }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));
}

const costs =
  'Mortality was lower in the early group than in the late group at five years. | Costs were higher in the early group than in the late group at five years.';
const vaccine =
  'The vaccine did not reduce the risk of severe disease in older adults. | The booster did reduce the risk of severe disease in older adults.';

it.each([
  [costs, 'Costs were lower in the early group than in the late group at five years.', 'direction'],
  [costs, 'Mortality was higher in the early group than in the late group at five years.', 'direction'],
])('a long run of words that was said of something else is no copy: %s', (source, post, type) => {
  expect(flagsOf(source, post)).toEqual([type]);
});

it('a long run with its subject is a copy', () => {
  expect(flagsOf(costs, 'Mortality was lower in the early group than in the late group.')).toEqual([]);
  expect(flagsOf(vaccine, 'The vaccine did not reduce the risk of severe disease.')).toEqual([]);
});
