import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (source: readonly string[], post: string): string[] =>
  checkPost({ sentences: source.map((text) => ({ text })) }, post).sentences.flatMap(({ flags }) =>
    flags.map(({ type }) => type),
  );

const outcome = fc.constantFrom('Mortality', 'Yield', 'Recovery', 'Absence', 'Vaccine uptake', 'Relapse');
const pairs = fc.constantFrom(
  ['drug', 'placebo'],
  ['exercise', 'control'],
  ['compost', 'mineral fertilizer'],
  ['morning', 'evening'],
  ['urban', 'rural'],
);
const amounts = fc
  .uniqueArray(fc.integer({ min: 3, max: 97 }), { minLength: 2, maxLength: 2 })
  .map(([a = 3, b = 4]): [number, number] => [a, b]);

/** Ways to give two groups a figure each, as sources and posts do. */
const tellings: readonly ((what: string, groups: readonly string[], figures: [number, number]) => string)[] =
  [
    (what, [a, b], [x, y]) => `${what} was ${x}% in the ${a} group and ${y}% in the ${b} group.`,
    (what, [a, b], [x, y]) => `${what} was ${x}% in the ${a} group but ${y}% in the ${b} group.`,
    (what, [a, b], [x, y]) => `${what} was ${x}% vs ${y}% in the ${a} and ${b} groups, respectively.`,
    (what, [a, b], [x, y]) => `In the ${a} and ${b} groups ${what} was ${x}% and ${y}%, respectively.`,
    (what, [a, b], [x, y]) => `${what} was ${y}% in the ${b} group, compared with ${x}% in the ${a} group.`,
    (what, [a, b], [x, y]) => `The ${a} group had ${x}% ${what}, while the ${b} group had ${y}%.`,
  ];
const telling = fc.constantFrom(...tellings);

describe('figures of two groups', () => {
  it('are flagged where they are exchanged, however both are told', () => {
    fc.assert(
      fc.property(outcome, pairs, amounts, telling, telling, (what, groups, [x, y], source, post) => {
        expect(flagsOf([source(what, groups, [x, y])], post(what, groups, [y, x]))).toContain('number');
      }),
    );
  });

  it('pass where they are told otherwise and stand as they stood', () => {
    fc.assert(
      fc.property(outcome, pairs, amounts, telling, telling, (what, groups, figures, source, post) => {
        expect(flagsOf([source(what, groups, figures)], post(what, groups, figures))).toEqual([]);
      }),
    );
  });

  it('are flagged where one of them alone is told of the other group', () => {
    fc.assert(
      fc.property(outcome, pairs, amounts, telling, (what, groups, [x, y], source) => {
        expect(
          flagsOf([source(what, groups, [x, y])], `${what} was ${y}% in the ${groups[0]} group.`),
        ).toContain('number');
        expect(
          flagsOf([source(what, groups, [x, y])], `${what} was ${x}% in the ${groups[0]} group.`),
        ).toEqual([]);
      }),
    );
  });
});

describe('counts', () => {
  const things = fc.constantFrom(
    ['languages', 'architectures'],
    ['farms', 'regions'],
    ['hospitals', 'nurses'],
    ['datasets', 'benchmarks'],
  );
  const worded = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const counts = fc.uniqueArray(fc.constantFrom(...worded), { minLength: 2, maxLength: 2 });

  it('are flagged where the source counts so many of something else', () => {
    fc.assert(
      fc.property(things, counts, ([a, b], [x, y]) => {
        const source = [
          `The samples were taken in ${x} ${a} and ${y} ${b}.`,
          'A, B, C, D, E, F, G, H, I and J were read.',
        ];
        expect(flagsOf(source, `The samples were taken in ${x} ${a}.`)).toEqual([]);
        expect(flagsOf(source, `The samples were taken in ${y} ${a}.`)).toEqual(['number']);
        expect(flagsOf(source, `The samples were taken in ${y} ${a} and ${x} ${b}.`)).toContain('number');
      }),
    );
  });

  it('of a part and its whole stand beside each other', () => {
    const source = ['Of the 23 candidates, 19 were confirmed by spectroscopy.'];
    expect(flagsOf(source, '19 of the 23 candidates were confirmed by spectroscopy.')).toEqual([]);
  });
});
