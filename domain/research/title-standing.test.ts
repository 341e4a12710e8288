import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleStanding, withoutStanding } from './title-standing.ts';

describe('titleStanding', () => {
  it.each([
    ['RETRACTED: Ileal-lymphoid-nodular hyperplasia', 'retracted'],
    ['RETRACTED ARTICLE: A study', 'retracted'],
    ['RETRACTED ARTICLE A study', 'retracted'],
    ['Retracted: Influence of Gastrectomy', 'retracted'],
    ['[Retracted] A study', 'retracted'],
    ['A study (Retracted)', 'retracted'],
    ['Retracted and republished: A study', 'retracted'],
    ['WITHDRAWN: A study', 'withdrawn'],
    ['Temporary removal: A study', 'withdrawn'],
    ['Retraction—Ileal-lymphoid-nodular hyperplasia', 'retraction-notice'],
    ['Retraction Note: Overexpression of LncRNA', 'retraction-notice'],
    ['Notice of Retraction: A study', 'retraction-notice'],
    ['Author Correction: A study', 'correction-notice'],
    ['Correction to: A study', 'correction-notice'],
    ['Erratum', 'correction-notice'],
    ['Expression of Concern: A study', 'concern-notice'],
    ['Withdrawal-induced anxiety in rats', null],
    ['Withdrawal: a review of clinical management', null],
    ['Retracted-paper citations persist: a bibliometric study', null],
    ['Retracted papers in physics', null],
    ['Retraction of dendritic spines during sleep', null],
    ['Correction of a pathogenic gene mutation in human embryos', null],
    ['Correction for multiple testing', null],
    ['Removed from office: mayors of Italy', null],
    ['Withdrawn: the lives of reclusive teenagers in Japan', null],
    ['Removed: families of miners in 1950', null],
    ['Withdrawal: A clinical review', null],
    ['Concern: How parents feel', null],
    [null, null],
  ])('%s is %s', (title, expected) => {
    expect(titleStanding(title)).toBe(expected);
  });

  const labels = {
    retracted: [
      'RETRACTED',
      'Retracted',
      'RETRACTED ARTICLE',
      'Retracted paper',
      'This article has been retracted',
    ],
    'retraction-notice': [
      'Retraction',
      'RETRACTION',
      'Statement of Retraction',
      'Retraction notice',
      'Notice of retraction',
    ],
    withdrawn: ['WITHDRAWN', 'Withdrawn', 'WITHDRAWAL', 'Article withdrawn', 'REMOVED', 'Temporary removal'],
    'correction-notice': [
      'Correction',
      'Author correction',
      'ERRATUM',
      'Publisher’s correction',
      'Corrigendum',
    ],
    'concern-notice': ['Expression of concern', 'Editorial Expression of Concern'],
  } as const;
  const titles = [
    'Compost raises yields of maize',
    'Sleep, naps and errors: A trial in 210 nurses',
    'IL-6 in COVID-19 (the NAP trial)',
  ];
  const ways: readonly ((label: string, title: string) => string)[] = [
    (label, title) => `${label}: ${title}`,
    (label, title) => `[${label}] ${title}`,
    (label, title) => `(${label}) ${title}`,
    (label, title) => `${label} – ${title}`,
    (label, title) => `${label}. ${title}`,
    (label, title) => `${title} - ${label}`,
    (label, title) => `${title} (${label})`,
    (label, title) => `${title} [${label}]`,
    (label, title) => `${title} (${label}. See vol. 12, pg. 3, 2021)`,
  ];

  it('reads a label whatever sets it apart, before the title or behind it, and leaves the title', () => {
    const standings = Object.keys(labels) as (keyof typeof labels)[];
    fc.assert(
      fc.property(
        fc
          .constantFrom(...standings)
          .chain((standing) => fc.tuple(fc.constant(standing), fc.constantFrom(...labels[standing]))),
        fc.constantFrom(...ways),
        fc.constantFrom(...titles),
        ([standing, label], way, title) => {
          const whole = way(label, title);
          // Behind a title a bare word in lower case may be the title's own.
          fc.pre(standing !== 'withdrawn' || whole.startsWith(label) || label === label.toUpperCase());
          expect(titleStanding(whole)).toBe(standing);
          expect(withoutStanding(whole).startsWith(title.slice(0, 12))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
