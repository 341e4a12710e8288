import { describe, expect, it } from 'vitest';
import { checkPost } from './check-post.ts';

const flagsOf = (text: string, post: string): string[] =>
  checkPost({ sentences: text.split(' | ').map((one) => ({ text: one })) }, post).sentences.flatMap(
    ({ flags }) => flags.map(({ type }) => type),
  );

describe('an amount of the source in a unit that it is not in', () => {
  it.each([
    [
      'Stars of the disc migrated little during the last 3 Gyr.',
      'Stars of the disc migrated little in the last 3 billion weeks.',
    ],
    [
      'The deposit of the fossils is dated to a period between 236 ka and 335 ka.',
      'The deposit of the fossils is dated to between 236,000 and 335,000 weeks ago.',
    ],
    // A ratio is no share, and vertebrates are no rate.
    [
      'The rate of treatment success was enhanced (RR 1.40; 95%CI 1.07-1.82).',
      'The rate of treatment success was 1.40% as high.',
    ],
    [
      'We find the ortholog across vertebrates but infer a minimum of six partial losses.',
      'The ortholog stands across vertebrates but was partly lost at least six%.',
    ],
  ])('is flagged as such: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('unit');
  });

  it.each([
    [
      'Stars of the disc migrated little during the last 3 Gyr.',
      'Stars of the disc migrated little in the last 3 billion years.',
    ],
    [
      'The rate of treatment success was enhanced (RR 1.40; 95%CI 1.07-1.82).',
      'The rate of treatment success was 1.40 times as high (95% CI 1.07-1.82).',
    ],
  ])('is left alone in its own: %s', (source, post) => {
    expect(flagsOf(source, post)).toEqual([]);
  });
});

describe('a cause between things that the source only links', () => {
  it.each([
    // "A link between A and B" names both behind it.
    [
      'Nine patients showed alterations in left ventricular global longitudinal strain. | The study showed a positive association between left ventricular hypertrophy and alteration in the left ventricular global longitudinal strain.',
      'Nine had a thickened left ventricle, which caused altered strain.',
    ],
    // In a sentence that brings nothing that the others do not.
    [
      'Glandular trichomes produce defensive acylsugars, with sidechains that vary in length across the family. | We describe a tomato gene cluster on chromosome 7 involved in medium chain acylsugar accumulation in trichomes. | Its distribution correlates with medium chain acylsugar accumulation across the Solanaceae.',
      'Across the tomato family, the presence of a gene cluster leads to the accumulation of medium chain acylsugars, which defend the plants.',
    ],
  ])('is flagged: %s', (source, post) => {
    expect(flagsOf(source, post)).toContain('causation');
  });

  it('is left alone where another sentence of the source states it', () => {
    const source =
      'The presence of the cluster correlates with accumulation of chain acylsugars. | We prove that the presence of the cluster causes accumulation of chain acylsugars.';
    expect(flagsOf(source, 'The presence of the cluster leads to accumulation of chain acylsugars.')).toEqual(
      [],
    );
  });
});
