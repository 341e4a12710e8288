import { isSameSpan, type NumberMention, sameAmount } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import type { Flag } from './grounded-sentence.ts';
import { isHundredfold, meansTheSame, type NumberInText } from './shares.ts';
import type { SourceIndex } from './source-index.ts';

/** Numbers that the source does not print, and units that it does not give to that number. */
export function flagNumbers(claim: AlignedClaim, source: SourceIndex): Flag[] {
  return claim.numbers.flatMap((number) => flagNumber({ number, text: claim.text }, source) ?? []);
}

function flagNumber(mention: NumberInText, source: SourceIndex): Flag | null {
  const { number } = mention;
  const alikes = source.numbers.filter((other) => sameAmount(number, other));
  const same = alikes.filter((other) =>
    meansTheSame(mention, { number: other, text: homeOf(other, source) }),
  );
  const [other] = alikes;
  if (same.length === 0 && other !== undefined) {
    return {
      type: 'unit',
      detail: `The source gives ${other.text}, and not as the same share.`,
      start: number.start,
      end: number.end,
    };
  }
  if (same.length === 0) {
    if (isCount(number, source.text) || countsParts(mention)) return null;
    return {
      type: 'number',
      detail: `The source does not print ${number.value}.`,
      start: number.start,
      end: number.end,
    };
  }
  const unit = number.unit;
  if (unit === null || same.some((other) => fitsUnit(number, other, source))) return null;
  const printed = same.find((other) => other.unit !== null)?.unit ?? 'no unit';
  return {
    type: 'unit',
    detail: `The source gives ${number.value} with ${printed}, not ${unit}.`,
    start: number.start,
    end: number.end,
  };
}

function homeOf(number: NumberMention, source: SourceIndex): string {
  return source.sentences.find((sentence) => sentence.numbers.includes(number))?.text ?? '';
}

/** "Three factors: a, b and c" may be counted off the source's own list. */
function isCount(number: NumberMention, text: string): boolean {
  if (!number.worded || number.unit !== null || !Number.isInteger(number.normalised) || number.normalised > 5)
    return false;
  const items = number.normalised - 1;
  return text
    .split('\n')
    .some((sentence) => (sentence.match(/,| and | or |;/g) ?? []).length >= items && items > 1);
}

/** "Three things: …" at the start counts the parts of the post itself; "rose by three points" does not. */
function countsParts({ number, text }: NumberInText): boolean {
  if (!number.worded || number.unit !== null || number.normalised > 5) return false;
  const isFirst = text.slice(0, number.start).trim() === '';
  return isFirst && /^ (?:points|things|questions|answers)\s*[:.]/.test(text.slice(number.end));
}

function fitsUnit(number: NumberMention, other: NumberMention, source: SourceIndex): boolean {
  // Of these only shares have come so far.
  if (other.unit === number.unit || isHundredfold(number, other) || isSameSpan(number, other)) return true;
  if (interchangeable(number.unit, other.unit)) return true;
  // "52.4 and 27.1 (% of patients)": the unit stands elsewhere in the same sentence.
  if (other.unit !== null) return false;
  const home = source.sentences.find((sentence) => sentence.numbers.includes(other));
  return (
    home?.numbers.some((one) => one.unit === number.unit) === true ||
    namesUnit(home?.text ?? '', number.unit ?? '')
  );
}

const alike: readonly (readonly string[])[] = [
  ['fold', 'times'],
  ['%', 'percentage points'],
  ['year', 'decade'],
];

function interchangeable(a: string | null, b: string | null): boolean {
  if (a === 'fold' && b === null) return true;
  return alike.some((units) => a !== null && b !== null && units.includes(a) && units.includes(b));
}

function namesUnit(sentence: string, unit: string): boolean {
  if (unit === '%') return /%|per ?cent|percentage|proportion|rate/i.test(sentence);
  return (
    unit.length > 1 &&
    new RegExp(`(?<![\\p{L}])${unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}s?(?![\\p{L}])`, 'u').test(
      sentence,
    )
  );
}
