import { findNumbers, isSameSpan, type NumberMention, sameAmount } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import { isDerived } from './derived-numbers.ts';
import type { Flag } from './grounded-sentence.ts';
import { betterHome } from './number-homes.ts';
import { otherRole } from './number-roles.ts';
import { isToldOtherwise } from './numbers-told-otherwise.ts';
import { isHundredfold, meansTheSame, type NumberInText } from './shares.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/** Numbers that the source does not print, and units that it does not give to that number. */
export function flagNumbers(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const { text, numbers } = claim;
  const counts = findNumbers(text).filter((one) => !numbers.some(({ start }) => start === one.start));
  return [
    ...numbers.flatMap((number) => flagNumber({ number, text }, claim, source) ?? []),
    ...counts.flatMap((number) => flagHome({ number, text }, source) ?? []),
  ];
}

/** A number that the source prints of something else, or as something else. */
function flagHome(mention: NumberInText, source: SourceIndex): Flag | null {
  const { number, text } = mention;
  const role = otherRole(mention, source.numbersInText());
  const home = role === null ? betterHome(number, text, source) : null;
  if (role === null && home === null) return null;
  const detail =
    role === null
      ? `The source gives ${home?.text} here, not ${number.text}.`
      : `The source tells ${number.text} as "${role}".`;
  return flagOf('number', number, detail);
}

function flagNumber(mention: NumberInText, claim: AlignedClaim, source: SourceIndex): Flag | null {
  const { number } = mention;
  if (namesNoAmount(mention)) return null;
  const alikes = source.numbers.filter((other) => sameAmount(number, other));
  const same = alikes.filter((other) =>
    meansTheSame(mention, { number: other, text: source.homeOf(other)?.text ?? '' }),
  );
  const [other] = alikes;
  if (same.length === 0 && other !== undefined)
    return flagOf('unit', number, `The source gives ${other.text}, and not as the same share.`);
  return same.length === 0
    ? flagUnprinted(mention, claim, source)
    : flagPrinted(mention, same, claim, source);
}

function flagUnprinted(mention: NumberInText, claim: AlignedClaim, source: SourceIndex): Flag | null {
  const { number } = mention;
  const scaled = source.numbers.find((one) => isScaled(number, one));
  if (scaled !== undefined)
    return flagOf('unit', number, `The source gives ${scaled.text}, not ${number.unit}.`);
  if (countsParts(mention)) return null;
  if (isCount(number, source.text)) return flagHome(mention, source);
  if (isToldOtherwise(mention, source) || isDerived(mention, claim, source)) return null;
  return flagOf('number', number, `The source does not print ${number.value}.`);
}

function flagPrinted(
  mention: NumberInText,
  same: readonly NumberMention[],
  claim: AlignedClaim,
  source: SourceIndex,
): Flag | null {
  const { number } = mention;
  const { unit } = number;
  if (unit === null || isTimes(mention) || same.some((other) => fitsUnit(mention, other, source)))
    return flagHome(mention, source);
  if (isLent(mention) && same.some((other) => other.unit !== null)) return flagHome(mention, source);
  if ((unit === 'fold' || unit === 'times') && isDerived(mention, claim, source)) return null;
  const printed = same.find((other) => other.unit !== null)?.unit ?? 'no unit';
  return flagOf('unit', number, `The source gives ${number.value} with ${printed}, not ${unit}.`);
}

function flagOf(type: Flag['type'], { start, end }: NumberMention, detail: string): Flag {
  return { type, detail, start, end };
}

/** "Compared with a third," counts on, "the forward half" is a part, "mostly zero" and "below zero" are how it is, and "one point" may lie on a circle. */
function namesNoAmount({ number: { value, unit, worded, start, end }, text }: NumberInText): boolean {
  if (!worded) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (/^a (?:third|fourth|fifth|sixth)$/i.test(value))
    return (
      /\b(?:with|and|against|in|for|is|was) $/i.test(before) &&
      /^(?:[,;:]| (?!of\b)\p{Ll}{4,})/u.test(after) &&
      !sharing.test(after)
    );
  if (/^zero$/i.test(value))
    return /\b(?:mostly|mainly|nearly|largely|almost|often|below|above|from) $/i.test(before);
  if (/^half$/i.test(value)) return /\bthe \p{Ll}+ $/u.test(before) && !/^ of\b/.test(after);
  return unit === 'points' && /^one\b/i.test(value) && !/^ (?:higher|lower|more|less|on)\b/.test(after);
}

const sharing = /^ (?:more|less|fewer|lower|higher|as|smaller|larger|greater|shorter|longer)\b/;

/** "3 billion weeks" for "3 Gyr": the amount is the source's, written out, and the unit is not. */
function isScaled(number: NumberMention, other: NumberMention): boolean {
  const years = { ...number, unit: 'year' };
  return number.unit !== null && /^[kMG]yr$/.test(other.unit ?? '') && isSameSpan(years, other);
}

/** "Three factors: a, b and c" may be counted off the source's own list. */
function isCount(number: NumberMention, text: string): boolean {
  if (
    !number.worded ||
    number.unit !== null ||
    !Number.isInteger(number.normalised) ||
    number.normalised > 12
  )
    return false;
  const items = number.normalised - 1;
  return text
    .split('\n')
    .some((sentence) => (sentence.match(/,| and | or |;/g) ?? []).length >= items && items > 1);
}

/**
 * "Three things: …" at the start counts the parts of the post itself, "Three points were about a, b and c" what it then
 * lists; "rose by three points" does neither.
 */
function countsParts({ number, text }: NumberInText): boolean {
  if (!number.worded || number.normalised > 5 || text.slice(0, number.start).trim() !== '') return false;
  const rest = text.slice(number.start + number.value.length);
  if (/^ (?:points|things|questions|answers)\s*[:.]/.test(rest)) return true;
  const listed = /^ (?:points|questions|parts|aims) (?:were|are) (?:about|on|for) (.+)$/.exec(rest)?.[1];
  return listed !== undefined && (listed.match(/,| and /g) ?? []).length >= number.normalised - 1;
}

/** "At age 41-50 and 19.86%": the unit is that of the number behind it, and no word says that it is its own. */
function isLent({ number: { unit, worded, text, start }, text: said }: NumberInText): boolean {
  const isSigned = unit !== null && said.slice(0, start).trimEnd().endsWith(unit);
  return !worded && unit !== null && !isSigned && /\d$/.test(text);
}

/** "It was lost at least six times": how often, and no ratio. */
function isTimes({ number, text }: NumberInText): boolean {
  if (number.unit !== 'times' || !Number.isInteger(number.normalised) || number.normalised > 12) return false;
  return /^(?:[.,;:)]|$| (?:and|or|in|at|on|during|over|per|a|between|before|after|among|across|but|while|since)\b)/.test(
    text.slice(number.end),
  );
}

function fitsUnit(mention: NumberInText, other: NumberMention, source: SourceIndex): boolean {
  const { number } = mention;
  // Of these only shares have come so far.
  if (other.unit === number.unit || isHundredfold(number, other) || isSameSpan(number, other)) return true;
  // "Twice a week" for "two times/week", and not "twice as high".
  if (/^times\//.test(other.unit ?? '') && /^ (?:an?|per|each|every) /i.test(mention.text.slice(number.end)))
    return true;
  if (interchangeable(number.unit, other.unit) || isOften(number, other, source)) return true;
  if (isOfEach(number.unit, other.unit) || isDosed(mention, other)) return true;
  if (number.unit === '%' && isRatio(other, source)) return false;
  return fitsAround(number, other, source.homeOf(other));
}

/** The unit stands behind the number in another form, or elsewhere in the same sentence. */
function fitsAround(
  { unit }: NumberMention,
  other: NumberMention,
  home: IndexedSentence | undefined,
): boolean {
  const behind = home?.text.slice(other.end, other.end + 3) ?? '';
  // "mmol/1" is a misprint of "mmol/l".
  if (unit === `${other.unit}/L` && behind.startsWith('/1')) return true;
  if (other.unit !== null) return false;
  // "42 d after vaccination".
  if (unit === 'day' && /^ ?d\b/.test(behind)) return true;
  // "x3.5 fewer parameters".
  if (/^(?:times|fold)$/.test(unit ?? '') && /(?:^|\s)[x×]$/u.test(home?.text.slice(0, other.start) ?? ''))
    return true;
  // "52.4 and 27.1 (% of patients)".
  return home?.numbers.some((one) => one.unit === unit) === true || namesUnit(home?.text ?? '', unit ?? '');
}

/** "RR 1.40", "by a factor of 10": how many times as much, and no share. */
function isRatio(other: NumberMention, source: SourceIndex): boolean {
  const before = source.homeOf(other)?.text.slice(0, other.start) ?? '';
  return /\b(?:ratios?|factors? of|relative risks?|a?[ROH]R|IRR|SMR|SIR)\b[^.;,()]{0,12}$/i.test(before);
}

/** "7 mg/kg a day" for 7 mg/kg, "three times a day" for "three daily doses", in a text that says how often. */
function isOften(number: NumberMention, other: NumberMention, source: SourceIndex): boolean {
  const per = /\/(day|week|month|year)$/.exec(number.unit ?? '')?.[1];
  // Where the source gives the number no unit, how often it says of that number.
  const where = other.unit === null ? (source.homeOf(other)?.text ?? '') : source.text;
  if (per === undefined || !often[per]?.test(where)) return false;
  return number.unit === `${other.unit ?? 'times'}/${per}`;
}

/** "2 x 6 g of arginine a day" for "2 x 6 g/day": how often stands behind what is taken. */
function isDosed({ number, text }: NumberInText, other: NumberMention): boolean {
  const per = /\/(day|week|month|year)$/.exec(other.unit ?? '')?.[1];
  return (
    per !== undefined &&
    other.unit === `${number.unit}/${per}` &&
    often[per]?.test(text.slice(number.end, number.end + 40)) === true
  );
}

const often: Readonly<Record<string, RegExp>> = {
  day: /\b(?:daily|per day|a day|each day|every day)\b|[/&]d(?:ay)?\b|\bday(?:[-−]1\b|⁻¹)/i,
  week: /\b(?:weekly|per week|a week|each week|every week)\b|\/w(?:ee)?k\b/i,
  month: /\b(?:monthly|per month|a month|each month|every month)\b|\/mo(?:nth)?\b/i,
  year: /\b(?:yearly|annual(?:ly)?|per year|per annum|a year|each year|every year)\b|\/y(?:ea)?r?\b/i,
};

/** "8.2 mL of fluid per patient" for "8.2 mL per patient": of what each it is one of them says elsewhere, or not at all. */
function isOfEach(a: string | null, b: string | null): boolean {
  const each = /\/(?:patient|person|participant|capita|decade|year)$/;
  const whole = (unit: string | null): string | null => unit?.replace(each, '') ?? null;
  return whole(a) !== null && whole(a) === whole(b) && [a, b].some((unit) => unit === whole(unit));
}

const alike: readonly (readonly string[])[] = [
  ['fold', 'times'],
  ['points', 'percentage points'],
  ['%', 'points'],
  ['K', '°'],
  ['year', 'decade'],
  ['bpm', 'beats/min'],
];

function interchangeable(a: string | null, b: string | null): boolean {
  if (a === 'fold' && b === null) return true;
  return alike.some((units) => a !== null && b !== null && units.includes(a) && units.includes(b));
}

function namesUnit(sentence: string, unit: string): boolean {
  // "2.61 (+0.17/−0.16) R⊕": the sign stands behind the bracket.
  const sign = celestial.find(([name]) => name === unit)?.[1];
  if (sign !== undefined) return sign.test(sentence);
  if (unit === '°') return /°|\bangles?\b|θ/i.test(sentence);
  // "2.93 times that of Jupiter" for "2.93 M_Jup".
  if (unit === 'times' && /\bM_?(?:Jup|J)\b|[⊙☉⊕]/u.test(sentence)) return true;
  if (unit === 'times')
    return /\bfactors? of\b|\bratios?\b|\brelative risks?\b|\b(?:a?[ROH]R|IRR|SMR|SIR)\b|\bsignal-to-noise\b|\bS\/N\b|(?<!\p{L})(?:times|fold)(?!\p{L})/iu.test(
      sentence,
    );
  if (unit === '%') return /%|\bper ?cent|\bpercentages?\b|\bproportions?\b|\brates?\b/i.test(sentence);
  return (
    unit.length > 1 &&
    new RegExp(`(?<![\\p{L}])${unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}s?(?![\\p{L}])`, 'u').test(
      sentence,
    )
  );
}

const celestial: readonly (readonly [unit: string, sign: RegExp])[] = [
  ['Earth mass', /M_?⊕|\bEarth mass/],
  ['Earth radius', /R_?⊕|\bEarth radi/],
  ['solar mass', /M_?[⊙☉]|\bsolar mass/i],
  ['solar radius', /R_?[⊙☉]|\bsolar radi/i],
];
