import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

/** What is said of the last sentence of a post: its kind and the types of its flags. */
function judged(source: string, post: string): string {
  const { sentences } = checkPost({ sentences: source.split(' | ').map((text) => ({ text })) }, post);
  const last = sentences.at(-1);
  return [last?.kind, ...(last?.flags.map(({ type }) => type) ?? [])].join(' ');
}

const trial =
  'In a double-blind trial, 80 patients got iron or placebo. | The drug drew on a latent-variable model with priors of the group. | Iron did not raise haemoglobin. | Iron was given before surgery. | Iron had few adverse effects.';

describe('what a term of the source means', () => {
  it.each([
    'Double-blind means that neither patients nor researchers will know who has which.',
    'A latent variable is a quantity that is inferred from data and not seen directly.',
  ])('is no claim about the source: %s', (post) => {
    expect(judged(trial, post)).toBe('framing');
  });

  it.each(['A Gyr is a billion years.', 'A Myr is a million years.'])(
    'is no claim where it says one unit in another: %s',
    (post) => {
      expect(judged('Star formation fell within the last 2 Gyr. | The stream is 12 Myr old.', post)).toBe(
        'framing',
      );
    },
  );

  it.each([
    // Of what the study is about: stands in many sentences, and no technical term.
    'Iron means that bodies feel rested.',
    // An outcome, a cause, a direction, a number, a duty, a group of its own: no definition has them.
    'Double-blind means that the drug works.',
    'Double-blind means that bleeding stops.',
    'Double-blind means that recovery is faster.',
    'Double-blind means that 12 wards took part.',
    'Double-blind means that surgeons should give iron.',
    'Double-blind means that children took part.',
    'A latent variable is a cure for what ails patients.',
    // An effect in other words, and what the source is about.
    'A latent variable is a drug with the power to end anaemia.',
    'A latent variable is an agent that wipes out bleeding.',
    'A latent variable is a quantity that haemoglobin follows.',
    'Double-blind means that people sleep.',
    // Not a term of the source.
    'Cardioversion means that a heartbeat is set to a rhythm by a current.',
    // A second clause.
    'A latent variable is a quantity that nobody sees, and surgeons give it to everybody.',
  ])('stays a claim where it says more: %s', (post) => {
    expect(judged(trial, post)).toMatch(/^claim/);
  });

  it.each(['A Gyr is a million years.', 'A Myr is a billion years.'])('is checked for units: %s', (post) => {
    expect(judged('Star formation fell within the last 2 Gyr. | The stream is 12 Myr old.', post)).toMatch(
      /number/,
    );
  });
});

const sky =
  'The type of an asteroid was told by spectroscopy. | Tests need priors for all parameters. | Clearance of the virus was 9% slower with the drug.';

describe('a gloss behind its term', () => {
  it.each([
    'The type was told by spectroscopy, which means splitting light into its colours.',
    'Tests need priors, which say what is assumed before the data are seen.',
    'It looked at clearance of the virus, or how fast it leaves the throat.',
  ])('does not make the claim before it unsupported: %s', (post) => {
    expect(judged(sky, post)).toBe('claim');
  });

  it.each([
    [
      'The type was told by spectroscopy, which means replacing telescopes on mountains with pocket cameras.',
      '',
    ],
    [
      'The type was told by spectroscopy, which means that astronomers understand how planets began their lives.',
      '',
    ],
    ['Tests need priors, which say how much patients gain in 30 weeks.', 'number'],
    ['It looked at clearance of the virus, and how the drug heals the lungs of nurses.', 'population'],
  ])('is checked where it says more: %s', (post, type) => {
    const found = judged(sky, post);
    if (type === '') expect(found).toMatch(/^claim/);
    else expect(found).toContain(type);
  });
});
