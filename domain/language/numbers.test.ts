import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNumbers, sameAmount } from './numbers.ts';

/** "value|normalised|unit|role" per mention. */
function read(text: string): string[] {
  return findNumbers(text).map((one) =>
    [one.value, Number(one.normalised.toPrecision(6)), one.unit ?? '', one.role].join('|'),
  );
}

describe('findNumbers', () => {
  it.each([
    [
      'Pain was 2.6 of 10 with numbing, 2.6 and 2.7 without (p=.960).',
      ['2.6|2.6||value', '10|10||value', '2.6|2.6||value', '2.7|2.7||value', '.960|0.96||p-value'],
    ],
    ['In 1,200 outpatients and 12\u00A0345 others', ['1,200|1200||value', '12\u00A0345|12345||value']],
    [
      '5 to 10% of 12.5 mg/kg at −0.5 °C',
      ['5|5|%|value', '10|10|%|value', '12.5|12.5|mg/kg|value', '0.5|-0.5|°C|value'],
    ],
    [
      'OR 1.2 (95% CI 1.1-1.4; P < 0.001)',
      [
        '1.2|1.2||value',
        '95|95|%|interval',
        '1.1|1.1||interval',
        '1.4|1.4||interval',
        '0.001|0.001||p-value',
      ],
    ],
    ['a mean of 3.4 ± 0.2 kg (n = 249)', ['3.4|3.4|kg|value', '0.2|0.2|kg|spread', '249|249||sample']],
    [
      '3 × 10⁴ cells, 1.5x10-4 and 10^6 copies',
      ['3 × 10⁴|30000||value', '1.5x10-4|0.00015||value', '10^6|1000000||value'],
    ],
    [
      '65-year-old people after 12-week and three months',
      ['65|65|year|value', '12|12|week|value', 'three|3|month|value'],
    ],
    [
      'The risk doubled; a twofold, 3-fold and 2- to 5-fold rise',
      ['doubled|2|fold|value', 'twofold|2|fold|value', '3|3|fold|value', '2|2|fold|value', '5|5|fold|value'],
    ],
    [
      'one in five, two-thirds, a quarter and half of them',
      ['one in five|0.2||value', 'two-thirds|0.666667||value', 'a quarter|0.25||value', 'half|0.5||value'],
    ],
    [
      'twenty-five patients, two hundred and five more, 1.2 million in all',
      ['twenty-five|25||value', 'two hundred and five|205||value', '1.2 million|1200000||value'],
    ],
    ['from 2005 to May 2020, 2000 patients', ['2005|2005||year', '2020|2020||year', '2000|2000||value']],
    [
      '0·96 for 5 µg and 5 μg over 20 km',
      ['0·96|0.96||value', '5|5|µg|value', '5|5|µg|value', '20|20|km|value'],
    ],
    [
      'x3.5 fewer, 200 km s⁻¹ and (0.3-3.6)×10⁹',
      ['3.5|3.5||value', '200|200|km/s|value', '0.3|300000000||value', '3.6|3600000000||value'],
    ],
    ['cost $300', ['300|300|$|value']],
    ['COVID-19, IL-6, CO2, 5-HT, GPT-4, p53, H1N1, 3D, A/RES/76/300, v1.2.3 and the 21st', []],
    ['Reviewer 2 has asked for 3 reviewers.', ['3|3||value']],
    ['a double-blind trial, one of the first, a second look, half-life', []],
    ['https://doi.org/10.1186/s12891-018-2262-7 and doi:10.1000/182', []],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('gives places that hold what was printed, in order, for any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom(
              '12',
              ' ',
              '%',
              '.5',
              '-',
              ' × 10⁴',
              'two',
              ' in ',
              'five',
              'CI',
              'mg/kg',
              ' ± ',
              '1,000',
            ),
          ),
          { maxLength: 12 },
        ),
        (pieces) => {
          const text = pieces.join('');
          let last = 0;
          for (const one of findNumbers(text)) {
            expect(text.slice(one.start, one.end)).toBe(one.text);
            expect(one.text.startsWith(one.value)).toBe(true);
            expect(Number.isFinite(one.normalised)).toBe(true);
            expect(one.start).toBeGreaterThanOrEqual(last);
            last = one.end;
          }
        },
      ),
    );
  });
});

describe('sameAmount', () => {
  it.each([
    ['half', '50%', true],
    ['.50', '0.5', true],
    ['two', '2', true],
    ['one in five', '20 %', true],
    ['1,200', '1200', true],
    ['2.6', '2.7', false],
    ['5%', '5', true],
  ])('%j and %j: %s', (a, b, same) => {
    const [left] = findNumbers(a);
    const [right] = findNumbers(b);
    expect(left !== undefined && right !== undefined && sameAmount(left, right)).toBe(same);
  });

  it('reads whole words and per cent as units of numbers in words, and single letters as none', () => {
    const unitsOf = (text: string) => findNumbers(text).map(({ unit }) => unit);
    expect(unitsOf('after three hours')).toEqual(unitsOf('after 3 hours'));
    expect(unitsOf('within five days')).toEqual(unitsOf('within 5 days'));
    expect(unitsOf('three% of people')).toEqual(['%']);
    expect(unitsOf('chose two m from the list')).toEqual([null]);
  });
});
