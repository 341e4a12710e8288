import { inUnitOf, type NumberMention } from '../language/numbers.ts';
import { isPrintedOtherwise } from './numbers-printed-otherwise.ts';
import type { NumberInText } from './shares.ts';
import type { SourceIndex } from './source-index.ts';

/** A number that the source gives in another form: rounded, summed up, in words, or as part of a sign or name. */
export function isToldOtherwise(mention: NumberInText, source: SourceIndex): boolean {
  const { number } = mention;
  return (
    isGroupedByPoint(number, source) ||
    isRounded(mention, source) ||
    isAbout(mention, source) ||
    isBelow(mention, source) ||
    isBetweenYears(number, source) ||
    isSumOfArms(mention, source) ||
    isSumOfTwo(mention, source) ||
    isRatioAsShare(mention, source) ||
    isTenths(mention, source) ||
    isPrintedOtherwise(mention, source)
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

/** 0.51 for 0.5143, 39 % for 39.1 %, "52" for 52.1: what the source prints with more figures, rightly rounded, and not by much. */
function isRounded({ number, text }: NumberInText, source: SourceIndex): boolean {
  const { value, normalised, unit, worded } = number;
  const isHalves = worded && normalised > 1 && !Number.isInteger(normalised);
  const places = isHalves ? 1 : (/^\d+\.(\d+)$/.exec(value)?.[1]?.length ?? 0);
  const isWhole = places === 0;
  // A small number without a unit is a count.
  const isShort = worded ? unit !== null : /^\d{1,3}$/.test(value) && (unit !== null || normalised >= 10);
  if (isWhole && !isShort) return false;
  return source.numbers.some((other) => {
    if (!isAmount(other) || !/[.·]\d/.test(other.value) || !isOfUnit(unit, other, source)) return false;
    const theirs = Math.abs(inUnitOf(other, number) ?? other.normalised);
    return (
      (worded || other.value.length > value.length) &&
      Number(theirs.toFixed(places)) === normalised &&
      !isOnOtherSide(theirs, normalised, text.slice(0, number.start)) &&
      Math.abs(theirs - normalised) <= theirs * (isWhole ? mostRounded : mostRoundedPlaces)
    );
  });
}

/** By how much a number may be rounded without a word that says so, as a share of it: whole numbers, and such with decimal places. */
const mostRounded = 0.025;
const mostRoundedPlaces = 0.05;

/** "1.7 times as wide as Earth" for 1.71 R⊕. */
function isOfUnit(unit: string | null, other: NumberMention, source: SourceIndex): boolean {
  if (unit === null || other.unit === unit) return true;
  if (unit !== 'times') return inUnitOf(other, { ...other, unit }) !== null;
  const behind = source.homeOf(other)?.text.slice(other.end, other.end + 24) ?? '';
  return (
    /^(?:Earth|solar|Jupiter) /.test(other.unit ?? '') ||
    /^[^,;.()]{0,14}\b[RM]_?(?:[Ee]arth|[Jj]up|[Ss]un)/.test(behind)
  );
}

/** "39 % higher odds" for an odds ratio of 1.39, and not "39 % more patients". */
function isRatioAsShare({ number, text }: NumberInText, source: SourceIndex): boolean {
  const { unit, normalised, start, end } = number;
  const side = `${text.slice(Math.max(0, start - 24), start)} | ${text.slice(end, end + 30)}`;
  const isMore = /\b(?:more|higher|greater|larger|raised|increased)\b/i.test(side);
  const isLess = /\b(?:less|lower|smaller|reduced|decreased|fewer)\b/i.test(side);
  if (unit !== '%' || isMore === isLess || !ofChances.test(text)) return false;
  return source.numbers.some(
    (other) =>
      other.role === 'value' &&
      ratioBefore.test(source.homeOf(other)?.text.slice(0, other.start) ?? '') &&
      Math.abs((isMore ? other.normalised - 1 : 1 - other.normalised) * 100 - normalised) < 0.51,
  );
}

const ofChances = /\b(?:odds|risks?|hazards?|chances?|(?:un)?likel(?:y|ier|ihood)|rates?)\b/i;

const ratioBefore = /\b(?:ratios?|relative risks?|a?[ROH]R|IRR)\b[^.;,()]{0,12}$/i;

/** No chance, spread or year. */
function isAmount({ role }: NumberMention): boolean {
  return role === 'value' || role === 'sample' || role === 'interval';
}

/** "About half" for 51 %, "roughly 15" for 15.2, "about three years" for 36.4 months, "nearly 3,500" for 3,494: who says that it is rounded may round. */
function isAbout({ number, text }: NumberInText, source: SourceIndex): boolean {
  const before = text.slice(0, number.start);
  if (!roughly.test(before) && !roughlyBoth.test(before)) return false;
  if (/^half$/i.test(number.value))
    return source.numbers.some((one) => one.unit === '%' && isAboutHalf(one, before));
  if (
    source.numbers.some(
      (one) => isShareOf(number, one) && !isOnOtherSide(one.normalised / 100, number.normalised, before),
    )
  )
    return true;
  // A small number without a unit is a count.
  const isCounted = number.unit === null && Math.abs(number.normalised) < 10;
  return source.numbers.some((one) => {
    // "Nearly nine", where the unit stands elsewhere.
    const theirs = Math.abs((number.unit === null ? one.normalised : inUnitOf(one, number)) ?? Number.NaN);
    if (!isAmount(one) || (isCounted && !/[.·]\d/.test(one.value))) return false;
    const mine = Math.abs(number.normalised);
    return (
      isRoundedTo(mine, theirs, before) && (!isCounted || Math.abs(theirs - mine) <= theirs * mostRounded)
    );
  });
}

/** Whether what is printed gives this number, rounded to the last of its figures that is no nought, or cut there behind "over". */
function isRoundedTo(mine: number, theirs: number, before: string): boolean {
  const last = 10 ** (/0*$/.exec(String(Math.round(mine)))?.[0].length ?? 0);
  if (isOnOtherSide(theirs, mine, before)) return false;
  const isCut = /\b(?:over|more than) $/i.test(before) && theirs - mine < last && theirs <= mine * mostOver;
  return (
    isCut ||
    (Math.round(theirs / last) * last === mine && Math.abs(theirs - mine) <= theirs * mostAbout) ||
    Math.round(theirs) === mine
  );
}

/** "Over a thousand" is told of 1,063 and no more of 1,860; "about 500" of 460 and no more of 450. */
const mostOver = 1.2;
const mostAbout = 0.08;

/** "Nearly three in ten" for 28 %. */
function isShareOf(share: NumberMention, { unit, normalised }: NumberMention): boolean {
  return (
    unit === '%' && share.worded && share.normalised < 1 && Math.abs(share.normalised * 100 - normalised) <= 3
  );
}

/** "Nine in ten" for 93.6 %, "two thirds" for 66.8 %, and no more for 69 %: who tells tenths rounds to them. */
function isTenths({ number, text }: NumberInText, source: SourceIndex): boolean {
  if (!number.worded || number.unit !== null || number.normalised >= 1) return false;
  const far = / (?:in|out of) (?:every )?ten$/i.test(number.value) ? 0.045 : 0.0101;
  const before = text.slice(Math.max(0, number.start - 40), number.start);
  const isOfChange = tellsChange(text, number);
  return source.numbers.some(
    (one) =>
      one.unit === '%' &&
      Math.abs(one.normalised / 100 - number.normalised) < Math.min(far, number.normalised / 10) &&
      !isOnOtherSide(one.normalised / 100, number.normalised, before) &&
      tellsChange(source.homeOf(one)?.text ?? '', one) === isOfChange,
  );
}

/** "Fell by 66 %", "34 % more": by how much, and not how much is left. */
function tellsChange(text: string, { start, end }: NumberMention): boolean {
  return (
    /\bby (?:about |around |some |nearly |almost |roughly |over |more than )?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    ) ||
    /^ (?:more|less|higher|lower|fewer|greater|larger|smaller|faster|slower|(?:reduction|increase|decrease|drop|rise|decline|improvement)s?)\b/i.test(
      text.slice(end, end + 16),
    )
  );
}

/** "Over 16" for 15.7, "at least nine in ten" for 88 %, "nearly six in ten" for 64 %. */
function isOnOtherSide(theirs: number, bound: number, before: string): boolean {
  if (/\b(?:over|above|(?:more|no (?:less|fewer)) than|at least) $/i.test(before)) return theirs < bound;
  return (
    /\b(?:under|below|(?:less|fewer|no more) than|at most|up to|nearly|almost) $/i.test(before) &&
    theirs > bound
  );
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
  const span = unit === 'decade' ? 10 * normalised : normalised;
  if ((unit !== 'year' && unit !== 'decade') || !Number.isInteger(span)) return false;
  const years = source.numbers.filter(({ role }) => role === 'year').map((one) => one.normalised);
  return years.some((year) => years.includes(year + span));
}

/** "Roughly 640 versus 590". */
const roughlyBoth =
  /\b(?:about|around|roughly|approximately|nearly|almost|some) [\d.,]+(?: ?%| [\p{L}]+)? (?:versus|vs\.?|and|against|to|or) $/iu;

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
