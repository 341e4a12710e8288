import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: [{ text }] }, post).sentences.flatMap(({ flags }) => flags.map(({ type }) => type));

describe('what authors say of their own work in plain words', () => {
  it.each([
    [
      'The hydatid cyst measured 7.8 × 6.6 × 8 cm and was removed by laparoscopic surgery.',
      'The cyst, about 7.8 × 6.6 × 8 cm, was removed by surgery.',
    ],
    [
      'In children perphenazine was effective in preventing vomiting (RR, 0.31; 95% CI, 0.18-0.54).',
      'In children the risk of vomiting with perphenazine was 0.31 times as high.',
    ],
    [
      'Breath tests are associated with compounds whose origin in the body is described.',
      'The review tells of breath tests and how the body makes them.',
    ],
    [
      'Five genes are associated with the syndrome. Further experiments on the five genes are needed.',
      'Five genes stand out, but more experiments are needed to confirm the link of the genes with the syndrome.',
    ],
    [
      'The method significantly improves the chance of finding a safe controller.',
      'The method clearly improves the chance of finding a safe controller.',
    ],
  ])('is let pass: %j', (text, post) => {
    expect(flagsOf(text, post)).toEqual([]);
  });

  it.each([
    [
      'The dose was 7.8 mg in all treated patients.',
      'The dose was 7.8 times as high in all treated patients.',
    ],
    ['Exercise was associated with a lower weight of the men.', 'Exercise makes the men lower in weight.'],
    ['Further experiments on the five genes are needed.', 'Experiments confirm the five genes.'],
    [
      'The method improves the chance of a safe controller.',
      'The method clearly improves the chance of a safe controller.',
    ],
  ])('is flagged where the source has less: %j', (text, post) => {
    expect(flagsOf(text, post)).not.toEqual([]);
  });
});
