import { finder } from './finder.ts';
import { findNumberWords } from './number-words.ts';
import { remembered } from './remembered.ts';
import { currencies, unitAt } from './units.ts';

/** A number in a text, with what it stands for. Offsets point into the text that was searched. */
export interface NumberMention {
  /** Number and unit as printed ("2.6 mg", "half", "twofold"). */
  readonly text: string;
  /** The number alone as printed ("1,200", ".960", "one in five"). */
  readonly value: string;
  /** For comparison: 1200, 0.96, 0.2; "doubled" is 2 with the unit "fold". The sign is kept. */
  readonly normalised: number;
  /** One spelling per unit ("%", "µg", "mg/kg", "year"); null without. In "2 to 3 mg" both have it. */
  readonly unit: string | null;
  readonly start: number;
  readonly end: number;
  readonly role: NumberRole;
  /** "<" of "p < .001"; null where none is printed. */
  readonly comparator: string | null;
  /** True where it is written in words. */
  readonly worded: boolean;
}

/** What a number is: a year, a p-value, a sample size ("n = 9"), the level or a bound of an interval, the spread after ±, else a value. */
export type NumberRole = 'value' | 'year' | 'p-value' | 'sample' | 'interval' | 'spread';

/**
 * All numbers of a text, in order, digits and words. Not numbers: ordinals ("second", "21st"), parts of names ("IL-6",
 * "CO2", "COVID-19"), of addresses and of document numbers ("A/RES/76/300").
 */
export const findNumbers: (text: string) => readonly NumberMention[] = remembered((text) => {
  const digits = findDigits(text);
  const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
    one.start < other.end && other.start < one.end;
  const words = findNumberWords(text).filter((word) => !isPartOfName(text, word));
  // "One in 200" is one number, "two 3-arm trials" are two.
  const worded = words.filter((word) => /\d$/.test(word.text) || !digits.some((one) => overlaps(one, word)));
  const plain = digits.filter((one) => !worded.some((word) => overlaps(one, word)));
  const all = [...plain, ...worded.map((word) => wordedMention(text, word))].sort(
    (a, b) => a.start - b.start,
  );
  return markIntervals(text, shareUnits(text, all));
});

/** True where two mentions give the same amount: "half" and 50 %, 0.5 and .50, "two" and 2. Signs and units aside. */
export function sameAmount(a: NumberMention, b: NumberMention): boolean {
  if (close(a.normalised, b.normalised) || isSameSpan(a, b)) return true;
  if (a.unit === '%' && b.unit === null && Math.abs(b.normalised) <= 1)
    return close(a.normalised, b.normalised * 100);
  if (b.unit === '%' && a.unit === null && Math.abs(a.normalised) <= 1)
    return close(b.normalised, a.normalised * 100);
  return false;
}

/** "12 million years" is 12 Myr, "two years" 24 months, "2 m" 2000 mm. */
export function isSameSpan(a: NumberMention, b: NumberMention): boolean {
  const converted = a.unit === b.unit ? null : inUnitOf(a, b);
  return converted !== null && close(converted, b.normalised);
}

/** The first number in the unit of the other; null where the two are not of one kind. */
export function inUnitOf(a: NumberMention, b: NumberMention): number | null {
  if (a.unit === b.unit) return a.normalised;
  const [one, other] = [sizes.get(a.unit ?? ''), sizes.get(b.unit ?? '')];
  if (one === undefined || other === undefined || one.kind !== other.kind) return null;
  return (a.normalised * one.size) / other.size;
}

/** Units of one kind and how much of the first each is; months and years have no fixed number of days. */
const sizes: ReadonlyMap<string, { readonly kind: string; readonly size: number }> = new Map(
  [
    'month 1 year 12 decade 120 century 1200 kyr 12e3 Myr 12e6 Gyr 12e9',
    's 1 ms 1e-3 µs 1e-6 ns 1e-9 min 60 h 3600 day 86400 week 604800',
    'm 1 km 1e3 cm 1e-2 mm 1e-3 µm 1e-6 nm 1e-9',
    'g 1 kg 1e3 t 1e6 mg 1e-3 µg 1e-6 ng 1e-9 pg 1e-12',
    'L 1 dL 1e-1 mL 1e-3 µL 1e-6',
    'M 1 mM 1e-3 µM 1e-6 nM 1e-9 pM 1e-12 fM 1e-15',
    'Hz 1 kHz 1e3 MHz 1e6 GHz 1e9 THz 1e12',
    'eV 1 meV 1e-3 keV 1e3 MeV 1e6 GeV 1e9 TeV 1e12',
    'pc 1 kpc 1e3 Mpc 1e6',
  ].flatMap((list, kind) =>
    [...list.matchAll(/(\S+) (\S+)/g)].map(
      ([, unit = '', size]) => [unit, { kind: String(kind), size: Number(size) }] as const,
    ),
  ),
);

function close(a: number, b: number): boolean {
  const x = Math.abs(a);
  const y = Math.abs(b);
  return Math.abs(x - y) <= 1e-9 * Math.max(x, y);
}

/** "1 234 567": one space may part two numbers, two part thousands. */
const grouped = '\\d{1,3}(?:(?:[,\\u00A0\\u202F\\u2009]\\d{3})+|(?: \\d{3}){2,})(?!\\d)';
/** "12,5%", "0,45": a comma before one or two digits and a unit, or behind a nought, is a decimal one. */
const withComma = '(?<![\\d.,])(?:0,\\d{1,4}|\\d{1,3},\\d{1,2}(?= ?[%°]| ?(?:kg|mg|cm|mm|km)\\b))(?![\\d,])';
const amountsIn = finder(new RegExp(`${withComma}|(?:${grouped}|\\d+)(?:[.·]\\d+)?|(?<![\\d.])\\.\\d+`, 'g'));
const powerAfter = /^\s?[×x·*∙]\s?10(?:\^?\{?([-−–]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u;
/** "(0.3-3.6)×10⁹": the power stands after the bracket and belongs to both. */
const powerAfterBracket =
  /^(?:\s?(?:[-–,]|to)\s?[\d.]+)?\)\s?[×x]\s?10(?:\^?\{?([-−–]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u;
/** "1.3e-8", "2e+05": as computers print it. */
const powerAsPrinted = /^[eE]([-−+]\d{1,3})(?![\p{L}\p{N}])/u;
const powerOfTen = /^(?:\^\{?([-−–]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u;
const scaleAfter =
  /^[\s-]?(hundred|thousand|million|billion|trillion|k|M|bn|K(?=\+)|K(?= \p{Ll}{3,}s\b)|B(?= (?:param(?:eter)?s|tokens|words|images|frames|examples|samples|pairs|people|dollars)\b))(?![\p{L}\p{N}⊕⊙☉_])/u;
const rangeScale = /^ ?(?:[-–—]|to) ?[\d.]+[ -](thousand|million|billion|trillion)(?![\p{L}\p{N}])/u;
/** "3-8 × 10³": both are. */
const rangePower = /^ ?(?:[-–—]|to) ?[\d.]+\s?[×x]\s?10(?:\^?\{?([-−–]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/u;
const valueByScale: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  K: 1000,
  B: 1e9,
  million: 1e6,
  M: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};
const addressesIn = finder(
  /\b(?:https?:\/\/|www\.|doi:\s?|doi\.org\/|10\.\d{4,}\/|arXiv[:\s]\s?(?=\d{4}\.\d{4}))\S+/gi,
);

function findDigits(text: string): NumberMention[] {
  const addresses = addressesIn(text).map((match) => [match.index, match.index + match[0].length] as const);
  const found: NumberMention[] = [];
  let from = 0;
  for (const match of amountsIn(text)) {
    if (match.index < from || addresses.some(([start, end]) => match.index >= start && match.index < end))
      continue;
    const mention = readDigits(text, match.index, match[0]);
    if (mention === null) continue;
    found.push(mention);
    from = mention.end;
  }
  return found;
}

function readDigits(text: string, start: number, digits: string): NumberMention | null {
  let end = start + digits.length;
  // The factor of "(0.3-3.6)×10⁹" is read with the numbers in the bracket.
  if (digits === '10' && /\)\s?[×x]\s?$/u.test(text.slice(Math.max(0, start - 4), start))) return null;
  if (joinsName(text, start) || /^(?:st|nd|rd|th)\b/i.test(text.slice(end, end + 3))) return null;
  const before = text.slice(Math.max(0, start - 24), start);
  const sign = /(?:^|[\s(=:<>≤≥,[])[-−]$|(?<![\d%°] ?)\bminus $/iu.test(before) ? -1 : 1;
  const magnitude = readMagnitude(text, end, digits);
  end = magnitude.end;
  const normalised = sign * magnitude.value;
  // "1990s" and "Seyfert 1s" are plurals, not seconds.
  if (!digits.includes('.') && /^s(?![\p{L}\p{N}])/u.test(text.slice(end, end + 2))) return null;
  const unit = unitAt(text, end) ?? unitBehindSpread(text, end) ?? currencyBefore(before, end);
  if (unit === null && runsIntoName(text, end)) return null;
  return {
    text: text.slice(start, unit?.end ?? end),
    value: text.slice(start, end),
    normalised,
    unit: unit?.unit ?? null,
    start,
    end: unit?.end ?? end,
    role: roleOf(text, start, end, normalised, unit?.unit ?? null, digits),
    comparator: /([<>≤≥=~≈])\s?[-−]?$/u.exec(before)?.[1] ?? null,
    worded: false,
  };
}

/** The unit of "8.0(+2.0/−1.0) Gyr"; the number ends where it did, before the bracket. */
function unitBehindSpread(text: string, end: number): { unit: string; end: number } | null {
  const spread = /^ ?\([+±][^()]{1,18}\)/u.exec(text.slice(end, end + 24))?.[0].length;
  const unit = spread === undefined ? null : unitAt(text, end + spread);
  return unit === null ? null : { unit: unit.unit, end };
}

/** The digits with what multiplies them: "× 10⁴", "10^6", "million". */
function readMagnitude(text: string, end: number, digits: string): { value: number; end: number } {
  const isDecimal = /,\d{1,2}$|^0,/.test(digits);
  const printed = isDecimal ? digits.replace(',', '.') : digits.replace(/[, \u00A0\u202F\u2009]/g, '');
  const plain = Number(printed.replace('·', '.'));
  const after = text.slice(end, end + 14);
  const shared = powerAfterBracket.exec(after);
  if (shared !== null) return { value: plain * 10 ** readExponent(shared[1] ?? shared[2] ?? '0'), end };
  // "0.3-3.6 billion": both are.
  const ofRange = rangeScale.exec(text.slice(end, end + 30))?.[1];
  if (ofRange !== undefined) return { value: plain * (valueByScale[ofRange] ?? 1), end };
  const ofRangePower = rangePower.exec(text.slice(end, end + 30));
  if (ofRangePower !== null)
    return { value: plain * 10 ** readExponent(ofRangePower[1] ?? ofRangePower[2] ?? '0'), end };
  const times = powerAfter.exec(after) ?? powerAsPrinted.exec(after);
  const power = times ?? (digits === '10' ? powerOfTen.exec(after) : null);
  if (power !== null) {
    const factor = 10 ** readExponent(power[1] ?? power[2] ?? '0');
    return { value: times === null ? factor : plain * factor, end: end + power[0].length };
  }
  const scale = scaleAfter.exec(after);
  if (scale === null) return { value: plain, end };
  return { value: plain * (valueByScale[scale[1] ?? ''] ?? 1), end: end + scale[0].length };
}

function readExponent(printed: string): number {
  const plain = printed
    .replace(/[⁻−–]/gu, '-')
    .replace('⁺', '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (sign) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)));
  return Number(plain);
}

function currencyBefore(before: string, end: number): { unit: string; end: number } | null {
  const sign = /(\$|€|£|¥|USD|EUR|GBP)\s?$/.exec(before)?.[1];
  return sign === undefined ? null : { unit: currencies[sign as keyof typeof currencies], end };
}

/** "IL-6", "CO2", "A/RES/76", "v1.2", "Reviewer 2": the digits belong to a name. "mid-2019", "n=9", "p<.05" do not. */
function joinsName(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  if (/(?:^|[^\p{L}\p{N}])(?:USD|EUR|GBP|[x×])$/u.test(before)) return false;
  // "A factor-of-12 speedup".
  if (/\bfactor-of-$/i.test(before)) return false;
  if (/[\p{L}_#@]$|[\p{L}\d]\.$/u.test(before) || /\b[Rr]eviewer $/.test(before)) return true;
  if (
    /(?:^|[\s(])(?:mid|early|late|post|pre|under|over|age|aged|past|sub|to|and|or|of|p|P)[-–]$/u.test(before)
  )
    return false;
  return /\p{L}[-–]$|\p{L}\/$|\p{L}\/\d+\/$/u.test(before);
}

/** "3D", "5-HT", "2b": letters straight after, or a capital after a hyphen. "7-item", "65-year-old" are numbers. */
function runsIntoName(text: string, end: number): boolean {
  return /^(?:\p{L}|[-–](?:\p{Lu}\p{Lu}|\p{Lu}\d|\d+-\d+-)|\.\d)/u.test(text.slice(end, end + 8));
}

function roleOf(
  text: string,
  start: number,
  end: number,
  value: number,
  unit: string | null,
  digits: string,
): NumberRole {
  const before = text.slice(Math.max(0, start - 24), start);
  if (/\bp\s?(?:-?\s?values?)?\s?(?:of|[<>=≤≥])+\s?$/iu.test(before)) return 'p-value';
  if (/\bn\s?=\s?$/i.test(before)) return 'sample';
  if (/(?:±|\+\/-|\+-|\bS\.?[DE]\.?M?\.?:?,? ?=? ?)\s?$/u.test(before)) return 'spread';
  if (
    unit === null &&
    /^(?:1[5-9]|20)\d\d$/.test(digits) &&
    end - start === 4 &&
    value > 0 &&
    looksLikeYear(text, start, end)
  )
    return 'year';
  return 'value';
}

function looksLikeYear(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  if (/^\s(?!(?:was|is|has|as|across|versus|this|its|cases? of)\b)\p{Ll}+s\b/u.test(after))
    return (
      /(?:\b(?:in|since|from|until|till|by|of|between|through|during|before|after|early|late|mid|to|and|[A-Z][a-z]{2,8})[\s-]|\()$/.test(
        text.slice(Math.max(0, start - 12), start),
      ) &&
      !/^\s(?:patients|participants|people|women|men|children|adults|samples|subjects|cases|individuals|species|articles|studies|students|papers)\b/.test(
        after,
      )
    );
  return true;
}

/** "Double-blind", "triple therapy", "a second look": words that only look like numbers. */
function isPartOfName(text: string, word: { text: string; start: number; end: number }): boolean {
  const after = text.slice(word.end, word.end + 16);
  if (/^(?:double|triple|quadruple)$/i.test(word.text))
    return !/^ (?:the|that|those|its|their|what|as)\b/.test(after);
  if (/^one$/i.test(word.text))
    return (
      /^ (?:another|of|can|could|may|might|must|should|has|is|which|that)\b|^[-’']/.test(after) ||
      /\b(?:no|this|that|the|each|every|any|which|another) $/i.test(
        text.slice(Math.max(0, word.start - 9), word.start),
      )
    );
  if (/^zero$/i.test(word.text))
    return (
      /^[- ](?:shot|sum|knowledge|order)/.test(after) ||
      /\babsolute $/i.test(text.slice(Math.max(0, word.start - 9), word.start))
    );
  // "An hour and a half".
  if (/^half$/i.test(word.text) && /\band a $/i.test(text.slice(Math.max(0, word.start - 6), word.start)))
    return true;
  if (/^half$/i.test(word.text))
    return /^[- ](?:life|lives|time|maximum|plane|space|width|hour|an hour)/.test(after);
  return false;
}

function wordedMention(
  text: string,
  word: { text: string; value: number; unit: string | null; start: number; end: number },
): NumberMention {
  // "Half a year" has the unit behind its article.
  const article = /^half$/i.test(word.text) ? (/^ an?(?= )/.exec(text.slice(word.end))?.[0].length ?? 0) : 0;
  const unit = word.unit === null ? unitAt(text, word.end + article) : null;
  // "Three hours" and "three %" have a unit; in "a plan of three h" and "two m" a letter is hardly one.
  const isWhole = unit !== null && (unit.unit.length > 1 || unit.unit === '%' || unit.end - word.end > 3);
  const known = isWhole ? unit : null;
  const end = known?.end ?? word.end;
  return {
    text: text.slice(word.start, end),
    value: word.text,
    normalised: word.value,
    unit: word.unit ?? known?.unit ?? null,
    start: word.start,
    end,
    role: 'value',
    comparator: null,
    worded: true,
  };
}

/** Behind the level of an interval, whose unit belongs to no other number ("HR 1.21, 95% CI"). */
const ofInterval =
  /^[\s-]*(?:CI\b|CrI\b|HDI\b|(?:confidence|credible|credibility|posterior|prediction) (?:intervals?|limits?)\b)/i;

/** "2 to 3 mg", "2.6 and 2.7 %": the unit after the last number is the unit of all. */
function shareUnits(text: string, mentions: readonly NumberMention[]): NumberMention[] {
  const shared = [...mentions];
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const one = shared[index];
    const next = shared[index + 1];
    if (
      one === undefined ||
      next === undefined ||
      one.unit !== null ||
      next.unit === null ||
      one.role !== 'value'
    )
      continue;
    if (
      /^-?\s?(?:to|and|or|vs\.?|versus|–|-|—|,|\/|,? and|±|\+\/-)\s?$/.test(
        text.slice(one.end, next.start),
      ) &&
      !ofInterval.test(text.slice(next.end, next.end + 30))
    )
      shared[index] = { ...one, unit: next.unit };
  }
  return shared;
}

/** The level and the two bounds of "95% CI 1.2 to 3.4". */
function markIntervals(text: string, mentions: readonly NumberMention[]): NumberMention[] {
  const marked = [...mentions];
  marked.forEach((level, index) => {
    if (!ofInterval.test(text.slice(level.end, level.end + 30))) return;
    marked[index] = { ...level, role: 'interval' };
    let at = level.end + 40;
    for (let next = index + 1; next <= index + 2; next += 1) {
      const bound = marked[next];
      if (bound === undefined || bound.start > at || bound.role !== 'value') break;
      marked[next] = { ...bound, role: 'interval' };
      at = bound.end + 6;
    }
  });
  return marked;
}
