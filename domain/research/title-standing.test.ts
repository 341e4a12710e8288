import { describe, expect, it } from 'vitest';
import { titleStanding } from './title-standing.ts';

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
    [null, null],
  ])('%s is %s', (title, expected) => {
    expect(titleStanding(title)).toBe(expected);
  });
});
