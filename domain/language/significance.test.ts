import fc from 'fast-check';
import { expect, it } from 'vitest';
import { significanceOf, takesBack } from './significance.ts';

const claim = 'Magnesium cut migraine days by 1.2 compared with placebo ';
const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((n) => (n / 100).toFixed(2));
const minus = fc.constantFrom('-', '−', '–');
const joint = fc.constantFrom(' to ', ', ', '–', ' - ', '; ');
const lettered = fc.constantFrom(
  '95% CI ',
  '95% CI, ',
  '95%CI: ',
  'CI 95% ',
  '95% confidence interval [CI], ',
  '95% CI = ',
);
const ratio = fc.constantFrom('OR', 'HR', 'aOR', 'RR', 'odds ratio', 'relative risk');
const printedP = fc.constantFrom(
  (p: string) => `P = ${p}`,
  (p: string) => `p=${p}`,
  (p: string) => `p = ${p.replace(/^0/, '')}`,
  (p: string) => `P value = ${p.replace('.', '·')}`,
  (p: string) => `n = 400; p-value: ${p}`,
);

it('takes a probability over 0.05 for chance, however it is printed, and none below', () => {
  fc.assert(
    fc.property(hundredths(6, 99), hundredths(1, 4), printedP, (high, low, print) => {
      expect(significanceOf(print(high), claim)).toBe('chance');
      expect(significanceOf(print(low), claim)).toBe('sure');
      expect(significanceOf(`${print(low)}; ${print(high)}`, claim)).toBe('both');
    }),
  );
  for (const said of ['NS', 'n.s.', 'p = n.s.', 'P=NS', '12% vs 14%; P = NS', 'P>0.05', 'p > .1'])
    expect(significanceOf(said, claim)).toBe('chance');
  for (const said of ['P<0.05', 'p ≤ .01', 'P=0.05', 'P < 3 x 10-4', 'p = 2.1 × 10⁻⁵', 'P<10−6'])
    expect(significanceOf(said, claim)).toBe('sure');
});

it('takes an interval over no effect for chance: 0 of a difference, 1 of a ratio', () => {
  fc.assert(
    fc.property(
      hundredths(1, 400),
      hundredths(1, 400),
      minus,
      joint,
      lettered,
      (low, high, sign, to, say) => {
        expect(significanceOf(`${say}${sign}${low}${to}${high}`, claim)).toBe('chance');
        expect(significanceOf(`${say}${low}${to}${(Number(low) + Number(high)).toFixed(2)}`, claim)).toBe(
          'sure',
        );
      },
    ),
  );
  fc.assert(
    fc.property(
      hundredths(20, 99),
      hundredths(101, 300),
      joint,
      lettered,
      ratio,
      (low, high, to, say, name) => {
        expect(significanceOf(`${name} 1.00; ${say}${low}${to}${high}`, claim)).toBe('chance');
        expect(significanceOf(`${name} 1.00 [${low}${to}${high}]`, claim)).toBe('chance');
        expect(significanceOf(`${low}${to}${high}`, `The ${name} was 1.00 `)).toBe('chance');
        expect(significanceOf(`${name} 1.00; ${say}${high}${to}9.00`, claim)).toBe('sure');
      },
    ),
  );
});

it('says nothing of other brackets', () => {
  for (const inside of [
    'range −4 to 8',
    'Table 2',
    'aged 4 to 8',
    'P for interaction = 0.4',
    '8% vs. 9%',
    'n = 30',
  ])
    expect(significanceOf(inside, claim)).toBe('unsaid');
  expect(significanceOf('NS', 'We gave normal saline ')).toBe('unsaid');
});

it('knows a sentence that takes the result before it back, and none of another outcome', () => {
  const subject = fc.constantFrom(
    'This difference',
    'The reduction',
    'These changes',
    'It',
    'This',
    'However, the effect',
    'The difference between groups',
  );
  const verdict = fc.constantFrom(
    'was not statistically significant',
    'did not reach significance',
    'failed to reach statistical significance (p = 0.2)',
    'were not significant',
  );
  fc.assert(fc.property(subject, verdict, (who, what) => takesBack(`${who} ${what}.`)));
  fc.assert(fc.property(verdict, (what) => !takesBack(`The difference in pain ${what}.`)));
  expect(takesBack('This difference was significant.')).toBe(false);
});

it('reads digits without an end as soon as anything else', () => {
  const digits = '1'.repeat(20_000);
  // Patterns that try every way to part the digits take minutes, and the test its time.
  expect(significanceOf(`p = ${digits}x`, claim)).toBe('unsaid');
  expect(significanceOf(`${digits}x 0.1 to 2`, claim)).toBe('unsaid');
  expect(significanceOf('0.1 to 2', `${digits}x`)).toBe('unsaid');
});
