import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

function flagsOf(source: string, post: string): string[] {
  return checkPost({ sentences: source.split(' | ').map((text) => ({ text })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );
}

function kindOf(source: string, post: string): string | undefined {
  const sentences = source.split(' | ').map((text) => ({ text }));
  return checkPost({ sentences }, post).sentences[0]?.kind;
}

const cohort =
  'In a cross-sectional survey of 415 patients, quality of life was associated with survival. | Scores of mental health predicted survival.';
const trial =
  'In a randomised trial of 415 patients, the drug improved survival. | The drug was safe in patients with anaemia.';

describe('limits that the design of a study has', () => {
  it.each([
    "A link can't show what causes what.",
    "It can't show whether one thing causes the other.",
    "The study can't tell whether quality of life itself changes survival.",
    'Cross-sectional surveys do not follow the same people.',
  ])('are no claim of a study that has it: %s', (post) => {
    expect(flagsOf(cohort, post)).toEqual([]);
  });

  it.each([
    // Of a trial they are not true.
    [trial, "The study can't tell whether the drug itself changes survival."],
    [trial, 'Trials do not follow the same people.'],
    // Another statement than a cause.
    [cohort, 'The study cannot show that quality of life was associated with survival.'],
    // More than the source knows.
    [cohort, "The study can't tell whether aspirin changes blood pressure of sailors."],
  ])('are claims where they may be wrong: %s / %s', (source, post) => {
    expect(kindOf(source, post)).toBe('claim');
  });

  it('knows that chance forms the groups of a randomised trial, and only of one', () => {
    for (const post of ['Groups will be formed at random.', 'Chance decided who got the drug.']) {
      expect(flagsOf(trial, post)).toEqual([]);
    }
    expect(flagsOf(trial, 'Chance decided who got better.')).not.toEqual([]);
    expect(flagsOf(cohort, 'Chance decided who got sugar pills.')).not.toEqual([]);
    expect(flagsOf(cohort, 'Groups will be formed at random.')).not.toEqual([]);
  });

  it('knows what is near absolute zero', () => {
    const post = 'That temperature is a few degrees above absolute zero.';
    expect(flagsOf('Tunable coverage of molecules was achieved at T = 4.5K.', post)).toEqual([]);
    expect(flagsOf('Tunable coverage of molecules was achieved at T = 300K.', post)).not.toEqual([]);
  });
});
