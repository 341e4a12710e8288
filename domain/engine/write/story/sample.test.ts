import { describe, expect, it } from 'vitest';
import { inDigits } from './digits.ts';
import { isCounted, sizeOf, withoutDates } from './sample.ts';

describe('a sample', () => {
  it.each([
    ['64 consecutive patients who underwent laparotomy', '64 consecutive patients'],
    ['11,631 high school students in the United States', '11,631 high school students'],
    ['890 consecutive breast cancer patients', '890 consecutive breast cancer patients'],
    ['20,499 deliveries', '20,499 deliveries'],
    ['six human cadaver knees', 'six human cadaver knees'],
  ])('of %s is %s', (studied, size) => {
    expect(isCounted(studied)).toBe(true);
    expect(sizeOf(studied)).toBe(size);
  });

  it.each([
    'members of a health plan',
    'two authors who scored each case',
    'three 20-minute perfusion episodes',
  ])('is not counted in "%s"', (studied) => {
    expect(isCounted(studied)).toBe(false);
  });

  it('is told without its dates, and without a count behind a comma that belongs to what follows', () => {
    expect(withoutDates('220 patients hospitalized between June 1, 2002 and September 1, 2009')).toBe(
      '220 patients hospitalized',
    );
    expect(withoutDates('31 patients who underwent a Kasai procedure between 1984 and 1994')).toBe(
      '31 patients who underwent a Kasai procedure',
    );
    expect(withoutDates('377 patients, 87')).toBe('377 patients');
    expect(withoutDates('83 patients aged 13 months to 14.5 years')).toBe(
      '83 patients aged 13 months to 14.5 years',
    );
  });
});

describe('numbers in digits', () => {
  it.each([
    ['One hundred sixty-two patients and two nurses came.', '162 patients and two nurses came.'],
    ['Twenty-one percent of all cases', '21% of all cases'],
    ['thirty-six thousand four hundred ninety-two residents', '36,492 residents'],
    ['Fifty-year-old men and one in twenty women', 'Fifty-year-old men and one in twenty women'],
    ['half of a million stars, twelve of them new', 'half of a million stars, twelve of them new'],
  ])('%s', (words, digits) => {
    expect(inDigits(words)).toBe(digits);
  });
});
