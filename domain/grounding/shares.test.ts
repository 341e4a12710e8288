import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

/** Types of what is flagged in a post on a source of one sentence. */
function flagsOf(source: string, post: string): string[] {
  return checkPost({ sentences: [{ text: source }] }, post).sentences.flatMap(({ flags }) =>
    flags.map(({ type, start, end }) => `${type}: ${post.slice(start, end).trim()}`),
  );
}

describe('a percentage for a number that is no share', () => {
  it.each([
    ['Alertness rose by 0.8 points with walks.', 'Alertness rose by 80% with walks.'],
    ['Alertness rose by 0.8 with walks; the response rate was 60%.', 'Alertness rose by 80% with walks.'],
    ['Exercise time correlated with pain (r = 0.8).', 'Exercise time correlated 80% with pain.'],
    ['The hazard ratio of stroke was 0.8 with the drug.', 'The hazard of stroke was 80% with the drug.'],
    ['The area under the curve of the test was 0.92.', 'The area under the curve of the test was 92%.'],
    ['Pain fell by half a point with exercise.', 'Pain fell by 50% with exercise.'],
    ['Heart rate variability rose by 0.3 with walks.', 'Heart rate variability rose by 30% with walks.'],
    ['Pain fell by 80% with exercise.', 'Pain fell by 0.8 with exercise.'],
  ])('is flagged: %j as %j', (source, post) => {
    expect(flagsOf(source, post).filter((flag) => /^(?:unit|number)/.test(flag))).toHaveLength(1);
  });
});

describe('a share, however it is printed', () => {
  it.each([
    ['Half of the patients recovered with the drug.', '50% of the patients recovered with the drug.'],
    ['One in five patients relapsed after surgery.', '20% of patients relapsed after surgery.'],
    ['50% of the patients recovered with the drug.', 'Half the patients recovered with the drug.'],
    ['The proportion of patients who recovered was 0.8.', '80% of patients recovered.'],
    ['A proportion of 0.8 of patients recovered.', '80% of patients recovered.'],
    [
      'The classifier reached an accuracy of 0.92 on images.',
      'The classifier reached an accuracy of 92% on images.',
    ],
    [
      'Sensitivity and specificity of the test were 0.85 and 0.9.',
      'Sensitivity of the test was 85%, specificity 90%.',
    ],
    ['The test detected 0.7 of all tumours.', 'The test detected 70% of all tumours.'],
    ['Patients recovered with 0.8 probability.', 'Patients recovered with 80% probability.'],
    ['The response rate to the drug was 0.31.', 'The response rate to the drug was 31%.'],
    ['80% of patients recovered.', 'A proportion of 0.8 of patients recovered.'],
    ['Pain fell by 12% with exercise.', 'Pain fell by 12% with exercise.'],
  ])('stands: %j as %j', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });
});
