import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

// Pairs from the examples of Porter's 1980 paper, one or two for each step, as the whole algorithm ends them.
const pairs: readonly (readonly [string, string])[] = [
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['feed', 'feed'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['hissing', 'hiss'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['operator', 'oper'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['goodness', 'good'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['rate', 'rate'],
  ['cease', 'ceas'],
  ['controlling', 'control'],
  ['roll', 'roll'],
  ['generalizations', 'gener'],
  ['oscillators', 'oscil'],
];

describe('stem', () => {
  it.each(pairs)('%s -> %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('leaves numbers, formulas and other alphabets alone but for case', () => {
    expect(['CO2', '1992', 'Größe', 'is'].map(stem)).toEqual(['co2', '1992', 'größe', 'is']);
  });
});
