import { describe, expect, it } from 'vitest';
import { findNumbers } from './numbers.ts';

const read = (text: string) => findNumbers(text).map(({ normalised }) => normalised);

describe('shares in words', () => {
  it.each([
    ['One in 200 women had it.', [0.005]],
    ['It strikes one in 100,000 births.', [0.00001]],
    ['It strikes one in a hundred thousand births.', [0.00001]],
    ['One woman in four had it.', [0.25]],
    ['Nine in ten cases were found.', [0.9]],
    ['Two and a half million people live there.', [2_500_000]],
    ['It has a billion and a half parameters.', [1_500_000_000]],
  ])('reads %s', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it.each([
    ['There were two in 2019 and five in 2021.', [2, 2019, 5, 2021]],
    ['Three in 12 months fell ill.', [3, 12]],
    ['They took one in 50 mg doses.', [1, 50]],
    ['It was one in 2020.', [1, 2020]],
    ['It was one in 10^5.', [1, 100_000]],
    ['We tested one patient in ten sites.', [1, 10]],
    ['We tested one model in 5 languages.', [1, 5]],
    ['One in 3-arm trials failed.', [1, 3]],
  ])('takes two numbers for two: %s', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });
});
