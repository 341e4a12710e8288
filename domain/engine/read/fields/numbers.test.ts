import { describe, expect, it } from 'vitest';
import { readSource } from '../read-source.ts';

const numbersOf = (text: string, finding: number) =>
  readSource({ text, finding }).numbers.map((fact) => fact.text);

describe('the number of a finding', () => {
  it('is of the quantity that the finding names', () => {
    const numbers = numbersOf(
      'Methods: We tested 240 children in two villages. Results: 88% of the infected children lacked piped water. The overall prevalence of infection among children was at least 14.2%. Conclusion: Infection was highly prevalent among children in a rural setting.',
      3,
    );
    expect(numbers[0]).toContain('14.2%');
    expect(numbers.join(' ')).not.toContain('88%');
  });

  it('is the finding’s own where it has one', () => {
    const numbers = numbersOf(
      'Methods: We followed 300 workers. Results: Night work shortened sleep by 12% in all workers. Sleep was shorter in 40% of the workers at night. Conclusion: Sleep matters to workers.',
      1,
    );
    expect(numbers[0]).toContain('12%');
  });

  it('is no significant rise beside a finding of no difference', () => {
    const numbers = numbersOf(
      'Methods: We asked 200 patients. Results: Leptin levels rose significantly with weight in 31% of patients. Conclusion: Leptin levels were not associated with survival of patients.',
      2,
    );
    expect(numbers).toEqual([]);
  });

  it('is none where no sentence shares more than the people with the finding', () => {
    const numbers = numbersOf(
      'Methods: We asked 200 patients. Results: 44% of the patients owned a car. Conclusion: Nurses explained the drug better to patients than doctors did.',
      2,
    );
    expect(numbers).toEqual([]);
  });
});
