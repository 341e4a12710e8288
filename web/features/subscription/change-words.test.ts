import { describe, expect, it } from 'vitest';
import { planDifference } from '#domain/plans/plan-difference.ts';
import { changeWords, lossWords } from './change-words.ts';

describe('words of a change', () => {
  it('say what is gained', () => {
    expect(planDifference('PRO', 'ADVANCED').gains.map(changeWords)).toEqual([
      'Unlimited posts a month instead of 200',
      '10 seats instead of 1',
      '1 API key instead of no',
      'Priority support',
      'Hashtags',
    ]);
  });

  it('say what goes with the plan', () => {
    expect(planDifference('PRO', 'FREE').losses.map(lossWords)).toEqual([
      '200 posts a month',
      'Fetch by DOI',
      'Alt text for figures',
    ]);
  });
});
