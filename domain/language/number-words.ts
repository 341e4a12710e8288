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
/** Who is counted off: "one woman in four". */
const countedOne =
  'person|adult|child|woman|man|girl|boy|patient|participant|student|mother|baby|infant|nurse|teacher|farm|household|family|star|galaxy|mouse';
/** What stands behind a number that is no whole of a share: times, measures, places. */
const noWhole =
  'seconds?|min(?:utes?)?|hours?|h|days?|weeks?|months?|years?|decades?|mg|kg|g|m|km|cm|mm|ml|million|billion|thousand|hundred|countries|cities|languages|hospitals|cent(?:er|re)s|sites|schools|groups|arms|trials|studies|nights|plots|journals|dimensions|layers|steps|runs|datasets';
const scales = [...valueByScale.keys()].join('|');
const word = `(?:${small}|${scales})`;
// "And" joins only after a scale: "two hundred and five" is one number, "two and three" are two.
// "Six and a half" is 6.5, "two and a half million" 2.5 million, as is "two million and a half".
const cardinal = `(?:an? (?:${scales}|dozen)|(?:${small}))(?:[- ]${word}|(?<=${scales}) and ${word})*(?: and a half(?: (?:${scales}))?)?`;
const parts = [...denominators.keys()].filter((word) => word !== 'half' && word !== 'halve').join('|');
const fraction = `(?:(?:${ones.slice(1, 10).join('|')}|an?)[- ](?:${parts})s?(?= of\\b|\\b(?! (?:of|and)?\\d))(?! (?:time|generation|author|party|group|study|phase|trial|stage|dose|type|day|week|month|year|person)))`;
const ofSmall = `(?:in|out of) (?:every )?(?:${small})(?![- ](?:hundred|thousand|million|billion))`;
// "One in 200", "one in a hundred thousand", and not "one in 12 months", "one in 2020", "one in 10⁵", "one in 50 mg".
const ofMany = `in (?:every )?(?:an? (?:hundred|thousand|million)(?: thousand| million)?|(?:ten|twenty|fifty|five hundred|ten thousand)(?! (?:hundred|thousand|million))|(?!(?:19|20)\\d\\d\\b)[1-9]\\d{0,2}(?:,\\d{3}|\\d{1,4})?(?![\\d.,]*\\d|[-–^%×⁰¹²³⁴-⁹°]| ?[%×]| x | (?:${noWhole})\\b))`;
// "One woman in four had it", and not "one patient in ten sites".
const ofPeople = `one (?:${countedOne}) in (?:every )?(?:${small})(?=[.,;:)]|$| (?:ha[sd]|have|was|is|were|are|who|of|will|would|could|can|may|might|did|does|do|died|got|said|reported|showed|in the)\\b)`;
const ratio = `(?:(?:${small}) ${ofSmall}|one ${ofMany}|${ofPeople})`;
const folds = `(?:(?:${small})(?:-| )?fold)`;
const numbersIn = finder(
  new RegExp(
    `\\b(?:${ratio}|${folds}|${fraction}|${[...multiples.keys()].join('|')}|${[...halves.keys()].join('|')}|${cardinal})\\b`,
    'giu',
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
  const share = /^([a-z-]+|one [a-z]+) (?:in|out of) (?:every )?(.+)$/.exec(words);
  if (share !== null)
    return divide(readCardinal((share[1] ?? '').replace(/^one .+/, 'one')), readCardinal(share[2] ?? ''));
  const andHalf = /^(.+) and a half(?: ([a-z]+))?$/.exec(words);
  if (andHalf !== null) return withUnit(readAndHalf(andHalf[1] ?? '', andHalf[2]), null);
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

/** "Two and a half", "two and a half million", "two million and a half". */
function readAndHalf(count: string, scale: string | undefined): number | null {
  const named = count.split(' ').at(-1) ?? '';
  const size = valueByScale.get(scale ?? named) ?? 1;
  const units = readCardinal(count);
  return units === null ? null : units * (scale === undefined ? 1 : size) + size / 2;
}

function readCardinal(words: string): number | null {
  if (/^[\d,]+$/.test(words)) return Number(words.replaceAll(',', ''));
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
