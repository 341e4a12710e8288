import { inUnitOf, type NumberMention } from '../language/numbers.ts';
import type { NumberInText } from './shares.ts';
import type { SourceIndex } from './source-index.ts';

/** A number that the source gives in another form: rounded, summed up, in words, or as part of a sign or name. */
export function isToldOtherwise(mention: NumberInText, source: SourceIndex): boolean {
  const { number } = mention;
  return (
    isGroupedByPoint(number, source) ||
    isRounded(number, source) ||
    isAbout(mention, source) ||
    isBelow(mention, source) ||
    isBetweenYears(number, source) ||
    isSumOfArms(mention, source) ||
    isSumOfTwo(mention, source) ||
    isPrinted(mention, source)
  );
}

/** "HD 21749" for the source's "HD 21749b", "above zero" for its "non-zero": no amounts. */
function isPrinted({ number, text }: NumberInText, source: SourceIndex): boolean {
  if (number.worded) return isWordedThere(number, source.text);
  if (isOfPower(number, source.text) || isOfFraction({ number, text }, source.text)) return true;
  // "0*039" and "day7" are misprints of texts that were read by machines.
  const glued = /(\p{L}{3,}) $/u.exec(text.slice(0, number.start))?.[1];
  if (number.value.includes('.') && source.text.includes(number.value.replace('.', '*'))) return true;
  if (glued !== undefined && new RegExp(`\\b${glued}${number.value}(?!\\d)`, 'i').test(source.text))
    return true;
  // "A degree-3 graph" prints 3, "22:00" 10 pm.
  const graded = new RegExp(
    `\\b(?:degree|order|rank|depth|size|width|length|dimension|genus)-${number.value}(?![\\d.])`,
    'i',
  );
  if (number.unit === null && graded.test(source.text)) return true;
  if (
    /^ ?p\.?m\b/i.test(text.slice(number.end)) &&
    new RegExp(`\\b${number.normalised + 12}[:.]\\d\\d`).test(source.text)
  )
    return true;
  // "Day 15" and "15 days" for "the 15th day": no count of anything else.
  const [, span] =
    /\b(day|week|month|year) $/i.exec(text.slice(0, number.start)) ??
    /^()(?=days?\b)/.exec(number.unit ?? '') ??
    [];
  const isOrdinal = span !== undefined && /^\d{1,4}$/.test(number.value);
  if (
    isOrdinal &&
    new RegExp(`(?<!\\d)${number.value}(?:st|nd|rd|th) ${span || 'day'}`, 'i').test(source.text)
  )
    return true;
  const label = /\p{Lu}{2,} $/u.exec(text.slice(0, number.start))?.[0];
  return label !== undefined && source.text.includes(label + number.value);
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

/** "Zero" for "non-zero", "one year" for "a one-year period", "a third" for "n/3", "a million" for "a mega-year", "ten times" for "an order of magnitude". */
function isWordedThere({ value, unit }: NumberMention, text: string): boolean {
  if (/^zero$/i.test(value)) return /\bnon-?zero\b/i.test(text);
  if (/^a third$/i.test(value)) return /\p{L} ?\/ ?3\b/u.test(text);
  if (/^a million$/i.test(value)) return /\bmega-?years?\b/i.test(text);
  if (/^ten$/i.test(value) && unit === 'times') return /\borders? of magnitude\b/i.test(text);
  if (/^twice$/i.test(value)) return /\b(?:double[ds]?|two-?fold|two)\b/i.test(text);
  return (
    /^one\b/i.test(value) &&
    unit !== null &&
    new RegExp(`\\b(?:one|an?|last|past|previous|each|every|per)[- ]${unit}\\b`, 'i').test(text)
  );
}

/** "22 patients" for "(n = 12) or … (n = 10)", "133 adults" for "112 females, 21 males": who counts all arms invents nobody. */
function isSumOfArms({ number, text }: NumberInText, source: SourceIndex): boolean {
  if (number.unit !== null || !counted.test(text.slice(number.end))) return false;
  return source.sentences.some((sentence) => {
    const arms = sentence.numbers.filter((one) => isArm(one, sentence.text));
    return arms.some((_, from) => sumsUp(arms.slice(from), number.normalised));
  });
}

function isArm({ role, unit, normalised, end }: NumberMention, text: string): boolean {
  if (!Number.isInteger(normalised) || normalised < 2) return false;
  return role === 'sample' || (unit === null && role === 'value' && counted.test(text.slice(end)));
}

/** Two or more of the first of these make the sum. */
function sumsUp(arms: readonly NumberMention[], whole: number): boolean {
  let sum = 0;
  return arms.some(({ normalised }, at) => {
    sum += normalised;
    return at > 0 && sum === whole;
  });
}

const counted =
  /^ (?:[\p{L}-]+ ){0,2}?(?:participants|people|persons|patients|users|students|respondents|children|women|men|adults|volunteers|subjects|mice|rats|animals|infants|girls|boys|athletes|females|males|controls|individuals|families|cases)\b/u;

/** 85 for "25 upregulated and 60 downregulated genes". */
function isSumOfTwo(
  { number: { unit, worded, normalised, end }, text: said }: NumberInText,
  source: SourceIndex,
): boolean {
  if (unit !== null || worded || !Number.isInteger(normalised)) return false;
  return source.sentences.some(({ text, numbers }) =>
    numbers.some((first, at) => {
      const second = numbers[at + 1];
      if (second === undefined || first.unit !== null || second.unit !== null) return false;
      const kind = /^ [\p{L}-]+(?= and $)/u.exec(text.slice(first.end, second.start))?.[0];
      // "20 lean" of "10 lean and 10 obese" counts no two kinds.
      return (
        kind !== undefined &&
        !said.startsWith(kind, end) &&
        first.normalised + second.normalised === normalised
      );
    }),
  );
}

/** 0.51 for 0.5143: what the source prints with more figures, rightly rounded to two or more. */
function isRounded({ value, normalised, unit, worded }: NumberMention, source: SourceIndex): boolean {
  const places = /^\d+\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  if (worded || (places < 2 && !(places === 1 && Math.abs(normalised) >= 1))) return false;
  return source.numbers.some(
    (other) =>
      other.value.length > value.length &&
      (other.unit === unit || unit === null) &&
      other.value.startsWith(value.slice(0, -1)) &&
      Number(other.normalised.toFixed(places)) === normalised,
  );
}

/** "About half" for 51 %, "roughly 15" for 15.2, "about three years" for 36.4 months: who says that it is rounded may round. */
function isAbout({ number, text }: NumberInText, source: SourceIndex): boolean {
  const before = text.slice(0, number.start);
  if (!roughly.test(before)) return false;
  if (/^half$/i.test(number.value))
    return source.numbers.some((one) => one.unit === '%' && isAboutHalf(one, before));
  if (source.numbers.some((one) => isShareOf(number, one))) return true;
  // A small number without a unit is a count.
  if (number.unit === null && Math.abs(number.normalised) < 10) return false;
  return source.numbers.some((one) => {
    const theirs = inUnitOf(one, number);
    if (theirs === null || Math.round(Math.abs(theirs)) !== Math.abs(number.normalised)) return false;
    return !isOnOtherSide(theirs, number.normalised, before);
  });
}

/** "Nearly three in ten" for 28 %. */
function isShareOf(share: NumberMention, { unit, normalised }: NumberMention): boolean {
  return (
    unit === '%' && share.worded && share.normalised < 1 && Math.abs(share.normalised * 100 - normalised) <= 3
  );
}

/** "Over 16" for 15.7. */
function isOnOtherSide(theirs: number, bound: number, before: string): boolean {
  if (/\b(?:over|more than) $/i.test(before)) return theirs < bound;
  return /\b(?:under|less than|fewer than) $/i.test(before) && theirs > bound;
}

function isAboutHalf({ normalised }: NumberMention, before: string): boolean {
  if (/\b(?:over|more than) $/i.test(before)) return normalised > 50 && normalised <= 70;
  if (/\b(?:under|less than|fewer than) $/i.test(before)) return normalised < 50 && normalised >= 30;
  return Math.abs(normalised - 50) <= 3;
}

/** "Less than 1 mmHg" for 0.6 and 0.3. */
function isBelow({ number, text }: NumberInText, source: SourceIndex): boolean {
  if (!/\b(?:(?:less|fewer|smaller|lower|shorter) than|under|below) $/i.test(text.slice(0, number.start)))
    return false;
  return source.numbers.some(
    (one) =>
      one.unit === number.unit &&
      number.unit !== null &&
      one.normalised < number.normalised &&
      one.normalised >= number.normalised * leastOfBound,
  );
}

/** What is far below a bound is no reason to name it. */
const leastOfBound = 0.5;

/** "Two years earlier" for 2010 and 2008. */
function isBetweenYears({ unit, normalised }: NumberMention, source: SourceIndex): boolean {
  if (unit !== 'year' || !Number.isInteger(normalised)) return false;
  const years = source.numbers.filter(({ role }) => role === 'year').map((one) => one.normalised);
  return years.some((year) => years.includes(year + normalised));
}

const roughly =
  /\b(?:about|around|roughly|approximately|nearly|almost|near|close to|some|over|under|(?:more|less|fewer) than) $/i;

/** "140.000 participants" are 140,000: nobody counts heads in fractions. */
function isGroupedByPoint(number: NumberMention, source: SourceIndex): boolean {
  return source.numbers.some((other) => {
    if (!/^\d{1,3}(?:\.000)+$/.test(other.value) || number.unit !== null) return false;
    const counted =
      /^ (?:participants|people|persons|visitors|patients|users|students|respondents|inhabitants|children|women|men|(?:\p{Ll}+ )?(?:events|cases|samples|images|documents|words))\b/u;
    const home = source.homeOf(other)?.text ?? '';
    return (
      number.normalised === Number(other.value.replaceAll('.', '')) && counted.test(home.slice(other.end))
    );
  });
}
