import { isAmount, type NumberMention } from '../language/numbers.ts';
import type { NumberInText } from './shares.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * A number that the source does not print and that follows from two which one of its sentences does: a difference, a ratio, a
 * share of those who were counted. The claim has to say which of them it is; a number that only comes out is none.
 */
export function isDerived(mention: NumberInText, source: SourceIndex): boolean {
  return (
    isDifference(mention, source) ||
    isRatioOfTwo(mention, source) ||
    isChangeInPercent(mention, source) ||
    isShareOfCounted(mention, source)
  );
}

/** "By 13.5 points" for "from 71.2 to 84.7", "six percentage points lower" for 12 % and 18 %. */
function isDifference({ number, text }: NumberInText, source: SourceIndex): boolean {
  if (number.unit === '%' || number.unit === 'fold' || number.unit === 'times' || number.normalised <= 0)
    return false;
  const tellsDifference =
    by.test(text.slice(0, number.start)) || comparing.test(text.slice(number.end, number.end + 40));
  return tellsDifference && anyPair(source, (one, other) => differsBy(one, other, number));
}

const by =
  /\b(?:by|(?:gains?|improvements?|increases?|rises?|drops?|falls?|declines?|reductions?|differences?|gaps?) of)(?: (?:about|around|roughly|nearly|almost))? $/i;
const comparing =
  /^(?: (?:points?|units?))? (?:higher|lower|more|less|fewer|better|worse|faster|slower|longer|shorter|older|younger|larger|smaller)\b/i;

function differsBy(
  one: NumberMention,
  other: NumberMention,
  { unit, value, normalised }: NumberMention,
): boolean {
  const ofPoints =
    unit === 'percentage points' || unit === 'points'
      ? one.unit === '%' || one.unit === null
      : one.unit === unit;
  return ofPoints && isAsPrinted(Math.abs(one.normalised - other.normalised), value, normalised);
}

/** The same, as far as it is printed: 13.5 for 13.5 and 13.52. */
function isAsPrinted(exact: number, value: string, normalised: number): boolean {
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  const far = places === 0 ? 1e-6 : 0.5 * 10 ** -places + 1e-9;
  return Math.abs(exact - normalised) <= far;
}

/** "Doubled", "half as high", "a third lower" for two amounts of one sentence. */
function isRatioOfTwo({ number, text }: NumberInText, source: SourceIndex): boolean {
  const share = shareKept({ number, text });
  if (share === null) return false;
  return anyPair(
    source,
    (one, other) =>
      one.unit === other.unit &&
      one.unit !== 'year' &&
      other.normalised > 0 &&
      Math.abs(one.normalised / other.normalised - share) <= share * exactness(text.slice(0, number.start)),
  );
}

/** By how much a ratio may be rounded: somewhat more behind a word that says so. */
function exactness(before: string): number {
  return /\b(?:about|around|roughly|approximately|nearly|almost|more or less|some) (?:\p{Ll}+ )?$/iu.test(
    before,
  )
    ? 0.08
    : 0.03;
}

/** What is left of one amount in the other: 2 for "doubled", 0.5 for "half as high", two thirds for "a third lower"; null where no ratio is told. */
function shareKept({ number: { unit, worded, normalised, start, end }, text }: NumberInText): number | null {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if ((unit === 'fold' || unit === 'times') && (worded || unit === 'times')) return normalised;
  if (!worded || unit !== null || normalised >= 1 || normalised <= 0) return null;
  if (/^ (?:as|the)\b/.test(after) || /\b(?:to|cut in|cut by) $/i.test(before)) return normalised;
  const isLess =
    /^ (?:lower|less|fewer|smaller|shorter|slower|of (?:its|their|the) (?:former|original|initial))\b/;
  if (isLess.test(after) || lostBy.test(before)) return 1 - normalised;
  if (/^ (?:higher|more|larger|longer|greater|faster)\b/.test(after)) return 1 + normalised;
  return /^(?:halved|halves|halving)$/i.test(text.slice(start, end)) ? normalised : null;
}

const lostBy =
  /\b(?:fell|falls?|dropp?ed|drops?|shrank|shrinks?|cut|cuts|reduced|lowered|decreased?|declined|went down|lower) by (?:about |around |roughly |nearly |almost )?$/i;

/** "Doubled" for "rose by 100 %", "tripled" for "200 % higher". */
function isChangeInPercent({ number: { unit, normalised } }: NumberInText, source: SourceIndex): boolean {
  if (unit !== 'fold' || normalised < 2) return false;
  return source.sentences.some(({ numbers, text }) =>
    numbers.some(
      (one) =>
        one.unit === '%' &&
        Math.abs(one.normalised - (normalised - 1) * 100) < 1e-6 &&
        grown.test(text.slice(Math.max(0, one.start - 40), one.end + 24)),
    ),
  );
}

const grown =
  /\b(?:r(?:o|i)se(?:s|n)?|rising|increas\w+|gr[eo]w\w*|gain\w*|improv\w+|climb\w*|higher|more|faster|larger|greater|up|above)\b/i;

/** "Half of whom" for 100 of 200, "a quarter of the 48", "25 % of them". */
function isShareOfCounted({ number, text }: NumberInText, source: SourceIndex): boolean {
  const isWorded = number.worded && number.unit === null && number.normalised < 1;
  if (!isWorded && number.unit !== '%') return false;
  if (isOneOfAll(number, source)) return true;
  if (!/^ of\b/.test(text.slice(number.end)) && !/ (?:in|out of) /.test(number.value)) return false;
  return source.sentences.some((sentence) =>
    counts(sentence).some((part) =>
      counts(sentence).some(
        (whole) =>
          part.normalised < whole.normalised && isShare(number, part.normalised / whole.normalised, text),
      ),
    ),
  );
}

/** "One in 169" for "169 lines were reviewed, and of these, only one was abnormal". */
function isOneOfAll({ value, normalised }: NumberMention, source: SourceIndex): boolean {
  if (!/^one (?:in|out of) \d/i.test(value)) return false;
  const all = Math.round(1 / normalised);
  return source.sentences.some(
    (sentence) =>
      /\b(?:one|1|a single)\b/i.test(sentence.text) && counts(sentence).some((one) => one.normalised === all),
  );
}

/** "17 %" for 33 of 197 as it is rounded; "a third" only for what is hardly more or less. */
function isShare(number: NumberMention, share: number, text: string): boolean {
  if (number.unit === '%') return isAsRounded(100 * share, number);
  return Math.abs(share - number.normalised) <= number.normalised * exactness(text.slice(0, number.start));
}

function isAsRounded(exact: number, { value, normalised }: NumberMention): boolean {
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return Math.abs(exact - normalised) <= 0.5 * 10 ** -places + 1e-9;
}

/** Whole numbers of things: what can be a part and a whole. */
function counts({ numbers }: IndexedSentence): NumberMention[] {
  return numbers.filter(
    ({ role, unit, normalised }) =>
      (role === 'sample' || (role === 'value' && unit === null)) &&
      Number.isInteger(normalised) &&
      normalised >= 2,
  );
}

function anyPair(source: SourceIndex, fits: (one: NumberMention, other: NumberMention) => boolean): boolean {
  return source.sentences.some(({ numbers }) => {
    const amounts = numbers.filter((one) => isAmount(one) && one.role !== 'interval');
    return amounts.some((one, at) => amounts.some((other, place) => place !== at && fits(one, other)));
  });
}
