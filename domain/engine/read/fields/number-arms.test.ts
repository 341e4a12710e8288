import { describe, expect, it } from 'vitest';
import { readArms } from './number-arms.ts';

function printed(clause: string): string[] | undefined {
  return readArms(clause)?.arms.map(({ label, value, unit }) => `${label}: ${value}${unit ?? ''}`);
}

describe('readArms', () => {
  it.each([
    ['The rate was 31% in retention and 59% in the removal group.', ['retention: 31%', 'removal group: 59%']],
    [
      'Rash occurred in 11.4% of patients given atropine compared with 30.8% given placebo.',
      ['patients given atropine: 11.4%', 'placebo: 30.8%'],
    ],
    ['The increase was larger for shrubs (2.8%) than for trees (1.2%).', ['shrubs: 2.8%', 'trees: 1.2%']],
    ['The leak rate decreased from 6.5% to 1.4%.', ['before: 6.5%', 'after: 1.4%']],
    ['Coverage was better in women than in men (81% vs 70%).', ['women: 81%', 'men: 70%']],
    ['The success rate was 92.7% at the first visit.', ['success rate: 92.7%']],
  ])('reads %j', (clause, arms) => {
    expect(printed(clause)).toEqual(arms);
  });

  it('names no side where more figures leave it open which belongs to which', () => {
    expect(
      printed('Death (1% vs 9%) and return (4% vs 23%) were rarer with early than with late care.'),
    ).toEqual([]);
  });

  it.each([
    'Dissenting scientists are amplified by a factor of 426 relative to the consensus.',
    'The classifier achieves an F1 score of 0.73 on mobile malware.',
    'External patients had lower survival than trial controls, hazard ratio: 0.907.',
    'The method improves translation by up to 6 BLEU points on three tasks.',
    'The update is 10 × faster than the standard one.',
  ])('takes %j as worth a clause, without naming its sides', (clause) => {
    expect(printed(clause)).toEqual([]);
  });

  it('finds nothing where no value is compared or measured', () => {
    expect(readArms('Shrubs grew in 2 plots.')).toBeNull();
    expect(readArms('The survey of 1998 was large.')).toBeNull();
    expect(readArms('Accuracy was high in 2 of the new plots.')).toBeNull();
    expect(readArms('A factor of interest was age.')).toBeNull();
  });
});
