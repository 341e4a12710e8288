import { finder } from './finder.ts';

/** A number written in words: its value, its unit where the word holds one ("doubled" is 2 fold), and where it stands. */
export interface WordedNumber {
  readonly text: string;
  readonly value: number;
  readonly unit: string | null;
  readonly start: number;
  readonly end: number;
}

/** Numbers in words, in order: cardinals to the millions, fractions, "one in five", "half", "doubled", "threefold". Ordinals are none. */
export function findNumberWords(text: string): WordedNumber[] {
  const found: WordedNumber[] = [];
  for (const match of numbersIn(text)) {
    const printed = match[0];
    const read = readWords(printed.toLowerCase());
    if (read === null) continue;
    found.push({ text: printed, ...read, start: match.index, end: match.index + printed.length });
  }
  return found;
}

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const valueByWord = new Map<string, number>([
  ...ones.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const valueByScale = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const denominators = new Map<string, number>([
  ['half', 2],
  ['halve', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
]);
const multiples = new Map<string, number>([
  ['twice', 2],
  ['thrice', 3],
  ['doubled', 2],
  ['doubles', 2],
  ['doubling', 2],
  ['double', 2],
  ['tripled', 3],
  ['triples', 3],
  ['tripling', 3],
  ['triple', 3],
  ['quadrupled', 4],
  ['quadruple', 4],
]);
const halves = new Map<string, number>([
  ['half', 0.5],
  ['halved', 0.5],
  ['halves', 0.5],
  ['halving', 0.5],
]);

const small = [...ones, ...tens, 'dozen'].join('|');
const scales = [...valueByScale.keys()].join('|');
const word = `(?:${small}|${scales})`;
// "And" joins only after a scale: "two hundred and five" is one number, "two and three" are two.
// "Six and a half" is 6.5.
const cardinal = `(?:an? (?:${scales}|dozen)|(?:${small}))(?:[- ]${word}|(?<=${scales}) and ${word})*(?: and a half)?`;
const parts = [...denominators.keys()].filter((word) => word !== 'half' && word !== 'halve').join('|');
const fraction = `(?:(?:${ones.slice(1, 10).join('|')}|an?)[- ](?:${parts})s?(?= of\\b|\\b(?! (?:of|and)?\\d))(?! (?:time|generation|author|party|group|study|phase|trial|stage|dose|type|day|week|month|year|person)))`;
const ratio = `(?:(?:${small}) (?:in|out of) (?:every )?(?:${small}|\\d+))`;
const folds = `(?:(?:${small})(?:-| )?fold)`;
const numbersIn = finder(
  new RegExp(
    `\\b(?:${ratio}|${folds}|${fraction}|${[...multiples.keys()].join('|')}|${[...halves.keys()].join('|')}|${cardinal})\\b`,
    'gi',
  ),
);

function readWords(words: string): { value: number; unit: string | null } | null {
  const multiple = multiples.get(words);
  // "Double-blind" and "triple therapy" are sorted out by findNumbers, which sees what follows.
  if (multiple !== undefined) return { value: multiple, unit: 'fold' };
  const half = halves.get(words);
  if (half !== undefined) return { value: half, unit: null };
  const fold = /^(.+?)[- ]?fold$/.exec(words);
  if (fold !== null) return withUnit(readCardinal(fold[1] ?? ''), 'fold');
  const share = /^(.+) (?:in|out of) (?:every )?(.+)$/.exec(words);
  if (share !== null) return divide(readCardinal(share[1] ?? ''), readCardinal(share[2] ?? ''));
  const andHalf = /^(.+) and a half$/.exec(words)?.[1];
  if (andHalf !== undefined) return withUnit((readCardinal(andHalf) ?? Number.NaN) + 0.5, null);
  const piece = /^(.+)[- ]([a-z]+?)s?$/.exec(words);
  const denominator = denominators.get(piece?.[2] ?? '');
  if (denominator !== undefined) return divide(readCardinal(piece?.[1] ?? ''), denominator);
  return withUnit(readCardinal(words), null);
}

function withUnit(value: number | null, unit: string | null): { value: number; unit: string | null } | null {
  return value === null ? null : { value, unit };
}

function divide(top: number | null, bottom: number | null): { value: number; unit: null } | null {
  return top === null || bottom === null || bottom === 0 ? null : { value: top / bottom, unit: null };
}

function readCardinal(words: string): number | null {
  if (/^\d+$/.test(words)) return Number(words);
  let total = 0;
  let group = 0;
  for (const word of words.split(/[\s-]+/)) {
    const scale = valueByScale.get(word) ?? (word === 'dozen' ? 12 : undefined);
    const value = /^an?$/.test(word) ? 1 : valueByWord.get(word);
    if (scale === undefined && value === undefined && word !== 'and') return null;
    group += value ?? 0;
    if (scale === undefined) continue;
    group = Math.max(group, 1) * scale;
    if (scale < 1000) continue;
    total += group;
    group = 0;
  }
  return total + group;
}
