import { expect, it } from 'vitest';
import { readSource } from '../read/read-source.ts';
import { withItsArticle } from './topic-article.ts';

it.each([
  [
    'neural code',
    'We ask what imaging tells of the neural code. The neural code is open.',
    'the neural code',
  ],
  ['dengue virus', 'Transmission of dengue virus rose. Dengue virus was found in pools.', 'dengue virus'],
  ['open clusters', 'The open clusters are old.', 'open clusters'],
  // Endings of plurals and of stuff, and neither.
  ['garden hypothesis', 'The result supports the garden hypothesis.', 'the garden hypothesis'],
  ['distribution of moss', 'We map the distribution of moss.', 'the distribution of moss'],
  ['digital library', 'A digital library was built.', null],
])('names %j as the source prints it', (topic, text, expected) => {
  expect(withItsArticle(topic, readSource({ text, info: {} }))).toBe(expected);
});
