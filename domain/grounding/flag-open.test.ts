import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (source: readonly string[], post: string): string[] =>
  checkPost({ sentences: source.map((text) => ({ text })) }, post).sentences.flatMap(({ flags }) =>
    flags.map(({ type }) => type),
  );

const findings = fc.constantFrom(
  'compost lowers nitrate loss from maize fields',
  'naps reduce errors of nurses',
  'noise harms reading in primary schools',
  'tea improves sleep in older adults',
);
const openings = fc.constantFrom(
  'It remains unclear whether',
  'It is unknown whether',
  'We hypothesised that',
  'The aim of this study was to determine whether',
  'Our objective was to test whether',
  'We will test whether',
  'We asked whether',
  'It is widely assumed that',
  'Earlier reports claimed that',
);
const first = (text: string): string => text[0]?.toUpperCase() + text.slice(1);

describe('what the source leaves open', () => {
  it('is flagged where it is told as found, and passes where it stays open', () => {
    fc.assert(
      fc.property(findings, openings, (finding, opening) => {
        const source = [
          'Forty places took part.',
          `${opening} ${finding}.`,
          'They were followed for three years.',
        ];
        expect(flagsOf(source, `${first(finding)}.`)).toContain('certainty');
        expect(flagsOf(source, `The study asks whether ${finding}.`)).toEqual([]);
      }),
    );
  });

  it('is no longer open where another sentence, or the same one, says it', () => {
    fc.assert(
      fc.property(findings, openings, (finding, opening) => {
        const answered = [`${opening} ${finding}.`, `In all places ${finding}.`];
        expect(flagsOf(answered, `${first(finding)}.`)).toEqual([]);
        expect(flagsOf([`We show that ${finding}.`], `${first(finding)}.`)).toEqual([]);
      }),
    );
  });
});

describe('what is not significant', () => {
  const outcomes = fc.constantFrom('Pain', 'Mortality', 'Attendance', 'The yield');
  const denials = fc.constantFrom(
    (what: string) => `${what} did not differ significantly between the drug and placebo groups.`,
    (what: string) =>
      `There was no significant difference in ${what.toLowerCase()} between the drug and placebo groups.`,
    (what: string) => `${what} was lower in the drug group than in the placebo group (p = 0.21).`,
    (what: string) => `${what} was lower in the drug group than in the placebo group (P = n.s.).`,
    (what: string) => `${what} was lower in the drug group than in the placebo group, but not significantly.`,
  );

  it('is flagged where a post tells it as a difference', () => {
    fc.assert(
      fc.property(outcomes, denials, (what, deny) => {
        const source = [deny(what), 'All patients were seen twice.'];
        expect(
          flagsOf(source, `${what} was lower in the drug group than in the placebo group.`).length,
        ).toBeGreaterThan(0);
        expect(
          flagsOf(source, `${what} was significantly lower in the drug group than in the placebo group.`)
            .length,
        ).toBeGreaterThan(0);
      }),
    );
  });

  it('passes where the post says so too', () => {
    fc.assert(
      fc.property(outcomes, denials, (what, deny) => {
        const source = [deny(what), 'All patients were seen twice.'];
        expect(flagsOf(source, deny(what))).toEqual([]);
        expect(
          flagsOf(source, `${what} did not differ significantly between the drug and placebo groups.`),
        ).toEqual([]);
      }),
    );
  });

  it('is no difference where the source has one', () => {
    fc.assert(
      fc.property(outcomes, (what) => {
        const source = [
          `${what} was significantly lower in the drug group than in the placebo group (p = 0.003).`,
        ];
        expect(
          flagsOf(source, `${what} did not differ significantly between the drug and placebo groups.`).length,
        ).toBeGreaterThan(0);
        expect(flagsOf(source, `${what} was lower in the drug group than in the placebo group.`)).toEqual([]);
      }),
    );
  });
});
