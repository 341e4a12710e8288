import type { NumberMention } from '../language/numbers.ts';
import type { NumberInText } from './shares.ts';
import type { SourceIndex } from './source-index.ts';

/** "HD 21749" for the source's "HD 21749b", "above zero" for its "non-zero", "16,000" for "16K": the same number as it is written there. */
export function isPrintedOtherwise(mention: NumberInText, source: SourceIndex): boolean {
  const { number } = mention;
  const { text } = source;
  if (isThousands(number, text) || endsSpanOfYears(number, text) || isByMagnitude(number, text)) return true;
  if (number.worded) return isWordedThere(number, text);
  return (
    isInverse(mention, source) ||
    isOfPower(number, text) ||
    isOfFraction(mention, text) ||
    isMisprinted(mention, text) ||
    isInTerm(mention, text) ||
    isOrdinal(mention, text) ||
    isLabelled(mention, text)
  );
}

/** "0*039" and "day7" are misprints of texts that were read by machines. */
function isMisprinted({ number: { value, start }, text }: NumberInText, source: string): boolean {
  if (value.includes('.') && source.includes(value.replace('.', '*'))) return true;
  const glued = /(\p{L}{3,}) $/u.exec(text.slice(0, start))?.[1];
  return (
    glued !== undefined &&
    source.includes(value) &&
    new RegExp(`\\b${glued}${value}(?!\\d)`, 'i').test(source)
  );
}

/** "A degree-3 graph" prints 3, "22:00" 10 pm. */
function isInTerm({ number, text }: NumberInText, source: string): boolean {
  if (number.unit === null && isGrade(number.value, source)) return true;
  return (
    /^ ?p\.?m\b/i.test(text.slice(number.end)) &&
    new RegExp(`\\b${number.normalised + 12}[:.]\\d\\d`).test(source)
  );
}

function isGrade(value: string, source: string): boolean {
  // A pattern made for one number is dear, and most sources do not hold it.
  if (!source.includes(`-${value}`)) return false;
  return new RegExp(
    `\\b(?:degree|order|rank|depth|size|width|length|dimension|genus)-${value}(?![\\d.])`,
    'i',
  ).test(source);
}

/** "Day 15" and "15 days" for "the 15th day": no count of anything else. */
function isOrdinal({ number, text }: NumberInText, source: string): boolean {
  const [, span] =
    /\b(day|week|month|year) $/i.exec(text.slice(0, number.start)) ??
    /^()(?=days?\b)/.exec(number.unit ?? '') ??
    [];
  return (
    span !== undefined &&
    /^\d{1,4}$/.test(number.value) &&
    new RegExp(`(?<!\\d)${number.value}(?:st|nd|rd|th) ${span || 'day'}`, 'i').test(source)
  );
}

function isLabelled({ number, text }: NumberInText, source: string): boolean {
  const label = /\p{Lu}{2,} $/u.exec(text.slice(0, number.start))?.[0];
  return label !== undefined && source.includes(label + number.value);
}

/** "16,000 dimensions" for "16K". */
function isThousands({ normalised, unit }: NumberMention, text: string): boolean {
  if (unit !== null || normalised < 1000 || normalised % 1000 !== 0) return false;
  return new RegExp(`(?<![\\d.,\\p{L}])${normalised / 1000}[Kk](?![\\p{L}\\d])`, 'u').test(text);
}

/** "From 2001 to 2003" for "2001-03". */
function endsSpanOfYears({ value }: NumberMention, text: string): boolean {
  const [, century, year] = /^((?:19|20))(\d\d)$/.exec(value) ?? [];
  return century !== undefined && new RegExp(`\\b${century}\\d\\d[-–/]${year}(?!\\d)`).test(text);
}

/** "In 10⁻³⁸ cm²" for "1.7 × 10⁻³⁸ cm²", "to 10⁻⁷" for "10⁻¹¹...-7". */
function isOfPower({ value }: NumberMention, text: string): boolean {
  const power = /^10([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u.exec(value)?.[1];
  if (power === undefined) return false;
  if (text.includes(`× ${value}`) || text.includes(`×${value}`)) return true;
  const exponent = power.normalize('NFKC').replace(/[−⁻]/u, '-');
  return new RegExp(`10[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+ ?(?:\\.\\.\\.|…) ?${exponent}(?!\\d)`, 'u').test(
    text.replaceAll('−', '-'),
  );
}

/** "Spin 1/2" for "spin-1/2": no two numbers. */
function isOfFraction({ number, text }: NumberInText, source: string): boolean {
  const over = /^\/\d+/.exec(text.slice(number.end))?.[0];
  const under = /(?<![\d/])\d+\/$/.exec(text.slice(0, number.start))?.[0];
  if (over !== undefined) return source.includes(`-${number.value}${over}`);
  return under !== undefined && source.includes(`-${under}${number.value}`);
}

/**
 * "Zero" for "non-zero", "one year" for "a one-year period", "ten years" for "a decade", "a third" for "n/3", "a tenth" for "1/10", "one in a
 * thousand" for "1 in 1,000", "a million" for "a mega-year".
 */
function isWordedThere({ value, unit, normalised }: NumberMention, text: string): boolean {
  if (/^zero$/i.test(value)) return /\bnon-?zero\b/i.test(text);
  if (/^a third$/i.test(value) && /\p{L} ?\/ ?3\b/u.test(text)) return true;
  if (normalised < 1) return isOneOf(value, Math.round(1 / normalised), text);
  if (/^a million$/i.test(value)) return /\bmega-?years?\b/i.test(text);
  if (/^twice$/i.test(value)) return /\b(?:double[ds]?|two-?fold|two)\b/i.test(text);
  if (unit === 'year' && (normalised === 10 || normalised === 100))
    return new RegExp(`\\b(?:an?|one|last|past) ${normalised === 10 ? 'decade' : 'century'}\\b`, 'i').test(
      text,
    );
  return (
    /^one\b/i.test(value) &&
    unit !== null &&
    new RegExp(`\\b(?:one|an?|last|past|previous|each|every|per)[- ]${unit}\\b`, 'i').test(text)
  );
}

function isOneOf(value: string, of: number, text: string): boolean {
  if (/^(?:an?|one)[- ]\p{L}+$/iu.test(value)) return new RegExp(`(?<![\\d/.])1/${of}(?![\\d/.])`).test(text);
  return (
    / in /.test(value) &&
    new RegExp(`\\b1 in (?:every )?${of}(?!\\d)`).test(text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
  );
}

/** "Ten times" and "tenfold" for "an order of magnitude", "nine tenths" for one less, "10,000-fold" for "4 dex". */
function isByMagnitude({ value, unit, normalised }: NumberMention, text: string): boolean {
  const isLess = /^nine[- ]tenths$/i.test(value);
  if (isLess || (normalised === 10 && (unit === 'times' || unit === 'fold')))
    return /\b(?:an|one|1) order of magnitude\b/i.test(text);
  if (unit !== 'fold' && unit !== 'times') return false;
  const powers = Math.log10(normalised);
  return (
    Number.isInteger(powers) &&
    powers > 0 &&
    new RegExp(
      `(?<![\\d.])(?:${powers}|${ones[powers] ?? powers}) (?:dex\\b|orders of magnitude\\b)`,
      'i',
    ).test(text)
  );
}

const ones = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "One part in 10¹⁸" for 1e-18. */
function isInverse({ number, text }: NumberInText, source: SourceIndex): boolean {
  return (
    /\b(?:one|1)(?: part)? in $/i.test(text.slice(0, number.start)) &&
    source.numbers.some(({ normalised }) => Math.abs(normalised * number.normalised - 1) < 1e-6)
  );
}
