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
    ['2,770 patients (1,689 men and 1,081 women) with cancer', '2,770 patients'],
    ['46 men and 27 women with diabetes', null],
  ])('of %s is %s', (studied, size) => {
    expect(isCounted(studied)).toBe(true);
    expect(sizeOf(studied)).toBe(size);
  });

  it.each([
    'members of a health plan',
    'two authors who scored each case',
    '130 beats per minute',
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

describe('numbers that stay words', () => {
  it.each([
    'Twenty-twenty foresight was rare.',
    'A fifty-fifty chance in nineteen eighty-four.',
    'They surveyed two or three hundred managers, five to six hundred in all.',
    'Its fifty sixth session and the twenty first century.',
    'The Thirty Years War lasted.',
    'Ninety-nine point nine percent of them.',
    'Twenty-four seven monitoring of nineteen hundred and eighteen.',
  ])('%s', (text) => {
    expect(inDigits(text)).toBe(text.replace(' percent', ' percent'));
  });
});

describe('a sample whose date says more', () => {
  it.each([
    '512 adults born in 1958',
    '40 patients not treated in 2012',
    '152 countries that joined in 1995',
    '90 adults who did not vote in 2016',
    '31 women first diagnosed in 2004',
  ])('keeps it: %s', (studied) => {
    expect(withoutDates(studied)).toBe(studied);
  });

  it('loses a torn "of whom" whole, and takes no dose for a sample', () => {
    expect(withoutDates('500 patients, all of whom')).toBe('500 patients');
    expect(sizeOf('5 mg patients')).toBeNull();
  });
});
