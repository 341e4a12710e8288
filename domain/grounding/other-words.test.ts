import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

describe('a denial in other words than the source has', () => {
  it.each([
    // Part of a word there.
    [
      'Rituximab is an option for fludarabine-ineligible patients with leukemia, 241 of them in first line.',
      'This held for 241 first-line patients with leukemia who could not have fludarabine.',
    ],
    [
      'We assess automated procedures for fixed effects selection that are free from hyperparameters tuning.',
      'The selection needs no hyperparameter tuning.',
    ],
    [
      'An apparent deficit of scattered light at 3.08 μm is evocative of ice absorption at the disk surface.',
      'The disk shows an apparent lack of light at 3.08 μm, evocative of ice.',
    ],
    // Left at "not" there.
    [
      'Glucose response was suppressed significantly by the treatment compared to placebo, but the insulin response was not. | Plasma polypeptide concentration was lowered significantly by the treatment.',
      'The insulin response was not significantly lowered.',
    ],
    // A denial there, none here.
    [
      "This allows queries to be fast since they don't have the overhead of table locking or ensuring consistency.",
      'Its tables are read-only, so queries avoid the overhead of table locking and of ensuring consistency.',
    ],
    [
      'The library does not provide a client-server interface and exposes an extension to SQLite.',
      'It is a library with an SQLite extension in place of a client-server interface.',
    ],
    // None there either, though another sentence denies the two words together.
    [
      'There is a lack of standardized reproducible benchmarks. | We propose a standardized, clean and reproducible benchmark for eight African languages.',
      'This is a standardized, reproducible benchmark for eight African languages.',
    ],
  ])('passes: %s', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });

  it.each([
    [
      'The signal is largely insensitive to details of the distributions of sources.',
      'The signal is not largely insensitive to details of the distributions of sources.',
    ],
    [
      'Glucose response was suppressed by the treatment, but the insulin response was not.',
      'The glucose response was not suppressed by the treatment.',
    ],
  ])('is flagged where it denies what the source says: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('negation');
  });
});

describe('a number of the post that the source has in another form', () => {
  it.each([
    ['Both were compared with the algorithm of Metropolis.', 'Both were compared with a third, Metropolis.'],
    [
      'When ablating the forward network, composition recovers a substantial part of the gap.',
      'Composition recovers a substantial part of the gap without the forward half.',
    ],
    [
      'Double-peaked light curves are a natural consequence of a collision between fast and slow material.',
      'The light may peak twice because fast material hits slow material.',
    ],
    [
      'Solitonic representations of any net on the circle have positive energy.',
      'Such representations live on the circle with one point removed and have positive energy.',
    ],
    [
      'Included is a robust cluster state requiring only degree-3 connectivity.',
      'Included is a robust cluster state in which each bit is connected to only 3 others.',
    ],
    [
      'Participants ingested the tablets before an evening meal at 22:00 hour.',
      'Participants had the tablets before an evening meal at 10 pm.',
    ],
    [
      'In total, 25 upregulated and 60 downregulated genes were identified in the syndrome.',
      'In the syndrome 85 genes were identified.',
    ],
    [
      'Salmon was associated with reduction in triglycerides (difference: -0.09 mmol/1, p = 0.01).',
      'Salmon was associated with reduction in triglycerides (-0.09 mmol/L).',
    ],
    [
      'The trial evaluated the effects of Spirulina (4.5 g*day-1) in 52 sedentary men.',
      'The trial tested 4.5 g a day of Spirulina in 52 sedentary men.',
    ],
  ])('passes: %s', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });

  it.each([
    ['Pain fell in patients with the drug.', 'Pain fell by a third in patients with the drug.'],
    ['Pain fell in half of the patients.', 'Pain fell in a third of the patients.'],
    ['The cluster state is of type HIV-3.', 'The cluster state has 3 others.'],
    ['The meal was at 22:00 hour.', 'The meal was at 9 pm.'],
    ['We studied 10 lean and 10 obese adults.', 'We studied 20 lean and 10 obese adults.'],
  ])('is flagged where it is another: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('number');
  });
});

describe('what is no surer than the source', () => {
  it.each([
    [
      'The disk color is consistent with grains that hold 0-5% ice by mass.',
      'The disk color fits grains with 0-5% ice by mass.',
    ],
    [
      'Theoretical results are provided to establish convergence of the method.',
      'Theory establishes that the method converges.',
    ],
  ])('passes: %s', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });

  it('is flagged where the post only shows it', () => {
    expect(
      flagsOf(
        'The disk color is consistent with grains that hold much ice.',
        'The disk color shows grains that hold much ice.',
      ),
    ).toContain('certainty');
  });
});
