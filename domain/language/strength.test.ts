import { describe, expect, it } from 'vitest';
import { claimStrength } from './strength.ts';

describe('claimStrength', () => {
  it.each([
    ['Coffee was associated with reduced mortality.', 1],
    ['Coffee reduced mortality.', 3],
    ['Coffee may reduce mortality.', 2],
    ['Smoking can lead to cancer.', 2],
    ['Mortality increased during the study.', 0],
    ['No association between coffee and mortality was found.', 0],
    ['Pain did not differ significantly between the groups.', 0],
    ['Our method outperforms all baselines.', 0],
    ['Age predicted survival.', 1],
    ['In simulations, warming reduces yields.', 2],
    ['The treatment caused weight loss.', 3],
    ['Weight is linked to sleep.', 1],
    ['A study of decision making.', 0],
    ['Galaxy shape: angles and radii.', 0],
    ['Cue-induced behaviour in rats.', 0],
    ['Tides shape the coast.', 3],
  ])('%j is %i', (text, expected) => {
    expect(claimStrength(text)).toBe(expected);
  });
});
