import { expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: [{ text }] }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));

it.each([
  [
    'The ratio of odds was 140.000 in this small study of mice.',
    'It counted 140,000 mice in this small study.',
  ],
  [
    'Pain scores fell in the treated patients of the trial.',
    'Pain scores fell by three points in the treated patients.',
  ],
  [
    'Exercise could reduce the pain of treated patients in the trial.',
    'Exercise is one of the ways to reduce the pain of treated patients in the trial.',
  ],
  ['The stream is 12 Myr old according to the model.', 'The stream is 12 years old according to the model.'],
])('does not let through what only looks like an exception: %s', (source, post) => {
  expect(flagsOf(source, post)).not.toEqual([]);
});

it.each([
  [
    'The stream is 12 Myr old according to the model.',
    'The stream is 12 million years old according to the model.',
  ],
  [
    'The report identified specific ways in which performance could be improved.',
    'The report identified specific ways to improve performance.',
  ],
])('lets through the same said otherwise: %s', (source, post) => {
  expect(flagsOf(source, post)).toEqual([]);
});
