import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

it.each([
  [
    'The mean difference between both measurements was 0.68 D.',
    'The mean difference between both measurements was not 0.68 D.',
  ],
  [
    'Levels were lower in patients with pancreatitis than in those without pancreatitis.',
    'Levels were lower in patients with pancreatitis than in those with pancreatitis.',
  ],
  [
    'The damage to the liver has no clinical significance.',
    'The liver was damaged, with clinical significance.',
  ],
  [
    'A bound is achieved without parametric assumptions on the model.',
    'A bound is achieved with parametric assumptions on the model.',
  ],
  [
    'The homophily principle was found to apply to men but not to women.',
    'The homophily principle was found to apply to men but to women.',
  ],
  [
    'Pronouns in Danish are associated with higher perplexity and worse downstream performance. | Pronouns in Swedish are not associated with difficulties.',
    'Pronouns in Danish are not associated with higher perplexity and worse downstream performance.',
  ],
])('flags what was put in or taken out: %s', (source, post) => {
  expect(flagsOf(source, post)).toContain('negation');
});

it.each([
  [
    'The mean difference between both measurements was 0.68 D.',
    'The mean difference between both measurements was 0.68 D.',
  ],
  [
    'Levels were lower in patients with pancreatitis than in those without pancreatitis.',
    'Levels were lower with pancreatitis than in those without pancreatitis.',
  ],
  [
    'The damage to the liver has no clinical significance.',
    'The liver was damaged, without clinical significance.',
  ],
  [
    'A bound is achieved without parametric assumptions. | A sharper bound is achieved with parametric assumptions.',
    'A sharper bound is achieved with parametric assumptions.',
  ],
  [
    'The homophily principle was found to apply to men but not to women.',
    'The homophily principle was found to apply to men, but not to women.',
  ],
  ['We do not find signs of the double loop in the stream.', 'The stream shows no signs of the double loop.'],
  [
    'The algorithm works in a perfect manner even for the non-submodular measures.',
    'The algorithm works even for measures that are not submodular.',
  ],
  [
    'Parasites without the genes infected human liver cells.',
    'Parasites lacking the genes infected human liver cells.',
  ],
])('leaves alone what is said as the source says it: %s', (source, post) => {
  expect(flagsOf(source, post)).toEqual([]);
});
