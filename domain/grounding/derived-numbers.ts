import type { NumberMention } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import type { NumberInText } from './shares.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * A number that the source does not print and that follows from two which one of the sentences that a claim rests on does: a difference,
 * a ratio, a share of those who were counted. The claim has to say which of them it is, and the sentence to set the two beside
 * each other: "from A to B", "A with one and B with the other", "P of W". Decision 51.
 */
export function isDerived(mention: NumberInText, claim: AlignedClaim, source: SourceIndex): boolean {
  const sentences = restsOn(claim, source);
  return (
    isDifference(mention, sentences) ||
    isRatioOfTwo(mention, sentences) ||
    isChangeInPercent(mention, sentences) ||
    isShareOfCounted(mention, sentences)
  );
}

/** Asked of every number of a claim, and the same for all. */
const restingOn = new WeakMap<AlignedClaim, readonly IndexedSentence[]>();

function restsOn(claim: AlignedClaim, source: SourceIndex): readonly IndexedSentence[] {
  const known = restingOn.get(claim) ?? sentencesBehind(claim, source);
  restingOn.set(claim, known);
  return known;
}

/** The sentences that hold what the claim speaks of, or nearly as much of it: the figures and the conclusion share their words. */
function sentencesBehind(
  { text, tokens, sentences: aligned }: AlignedClaim,
  source: SourceIndex,
): readonly IndexedSentence[] {
  const named = (text.match(shortForms) ?? []).filter((name) => source.text.includes(name));
  const said = new Set(tokens.map(({ concept }) => concept));
  const held = ({ concepts }: IndexedSentence): number => [...said].filter((one) => concepts.has(one)).length;
  const most = Math.max(0, ...aligned.map(({ sentence }) => held(sentence)));
  return source.sentences.filter(
    (one) =>
      // What is told of GLUE is not in a sentence on SQuAD.
      named.every((name) => one.meaning.includes(name)) &&
      (aligned.some(({ sentence }) => sentence === one) || (most > 1 && held(one) >= nearlyAll * most)),
  );
}

/** "GLUE", "SQuAD", "mRNA". */
const shortForms =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{0,8}\p{Lu}[\p{L}\p{N}-]{0,8}\p{Lu}[\p{L}\p{N}-]{0,8}(?![\p{L}\p{N}])/gu;
const nearlyAll = 0.75;

/** "By 13.5 points" for "from 71.2 to 84.7", "six percentage points lower" for 12 % and 18 %. */
function isDifference({ number, text }: NumberInText, sentences: readonly IndexedSentence[]): boolean {
  const { unit, value, normalised } = number;
  if (unit === '%' || unit === 'fold' || unit === 'times' || normalised <= 0) return false;
  const before = nearBefore(text, number.start);
  if (!by.test(before) && !comparing.test(text.slice(number.end, number.end + 40))) return false;
  const ofPoints = unit === 'percentage points' || unit === 'points';
  return someSetBeside(
    sentences,
    (one, other) =>
      (one.unit === unit || (ofPoints && (one.unit === '%' || one.unit === null))) &&
      isAsPrinted(Math.abs(one.normalised - other.normalised), value, normalised),
  );
}

const by =
  /\b(?:by|(?:gains?|improvements?|increases?|rises?|drops?|falls?|declines?|reductions?|differences?|gaps?) of)(?: (?:about|around|roughly|nearly|almost))? $/i;
const comparing =
  /^(?: (?:points?|units?))? (?:higher|lower|more|less|fewer|better|worse|faster|slower|longer|shorter|older|younger|larger|smaller)\b/i;

/** As far as the number is printed: 13.5 stands for 13.5 and 13.52, and 14 for 14 alone. */
function isAsPrinted(exact: number, value: string, normalised: number): boolean {
  return value.includes('.') ? isAsRounded(exact, value, normalised) : Math.abs(exact - normalised) <= 1e-6;
}

/** "Doubled", "half as high", "a third lower" for two amounts that are set beside each other. */
function isRatioOfTwo(mention: NumberInText, sentences: readonly IndexedSentence[]): boolean {
  const share = shareKept(mention);
  if (share === null) return false;
  const far = share * exactness(mention);
  const fits = (one: NumberMention, other: NumberMention): boolean =>
    other.normalised > 0 && Math.abs(one.normalised / other.normalised - share) <= far;
  return someSetBeside(sentences, (one, other) => fits(one, other) || fits(other, one));
}

/** By how much a ratio or share in words may be rounded: somewhat more behind a word that says so. */
function exactness({ number, text }: NumberInText): number {
  return roughly.test(nearBefore(text, number.start)) ? 0.08 : 0.03;
}

const roughly = /\b(?:about|around|roughly|approximately|nearly|almost|more or less|some) (?:\p{Ll}+ )?$/iu;

/** What is left of one amount in the other: 2 for "doubled", 0.5 for "half as high", two thirds for "a third lower"; null where no ratio is told. */
function shareKept({ number: { unit, worded, normalised, start, end }, text }: NumberInText): number | null {
  if (unit === 'fold' || unit === 'times') return normalised;
  if (!worded || unit !== null || normalised >= 1 || normalised <= 0) return null;
  const [before, after] = [nearBefore(text, start), text.slice(end, end + 30)];
  if (/^ as\b/.test(after) || /\b(?:cut|cuts|cutting) in $/i.test(before)) return normalised;
  if (/^ (?:lower|less|fewer|smaller|shorter|slower)\b/.test(after) || lostBy.test(before))
    return 1 - normalised;
  if (/^ (?:higher|more|larger|longer|greater|faster)\b/.test(after)) return 1 + normalised;
  return /^halv(?:ed|es|ing)$/i.test(text.slice(start, end)) ? normalised : null;
}

const lostBy =
  /\b(?:fell|falls?|dropp?ed|drops?|shrank|shrinks?|cut|cuts|reduced|lowered|decreased?|declined|went down|lower) by (?:about |around |roughly |nearly |almost )?$/i;

/** "Doubled" for "rose by 100 %", "tripled" for "200 % higher". */
function isChangeInPercent(
  { number: { unit, normalised } }: NumberInText,
  sentences: readonly IndexedSentence[],
): boolean {
  if (unit !== 'fold' || normalised < 2) return false;
  return sentences.some(({ numbers, text }) =>
    numbers.some(
      (one) =>
        one.unit === '%' &&
        Math.abs(one.normalised - (normalised - 1) * 100) < 1e-6 &&
        (grewBy.test(nearBefore(text, one.start)) ||
          /^ (?:higher|more|greater|faster|larger)\b/.test(text.slice(one.end))),
    ),
  );
}

const grewBy =
  /\b(?:rose|rises?|risen|increase[sd]?|grew|grown|grows?|improve[sd]?|climbed|gained|up) by (?:about |some |nearly )?$/i;

/** "Half of whom" for 100 of 200, "a quarter of the 48", "25 % of them", "one in 169". */
function isShareOfCounted(mention: NumberInText, sentences: readonly IndexedSentence[]): boolean {
  const { number, text } = mention;
  const isWorded = number.worded && number.unit === null && number.normalised < 1;
  if (!isWorded && number.unit !== '%') return false;
  if (!/^ of\b/.test(text.slice(number.end, number.end + 4)) && !/ (?:in|out of) /.test(number.value))
    return false;
  if (sentences.some((sentence) => isOneOfAll(number, sentence))) return true;
  const far = number.normalised * exactness(mention);
  return sentences.some((sentence) =>
    partsOf(sentence).some(({ part, whole }) =>
      number.unit === '%'
        ? isAsRounded((100 * part) / whole, number.value, number.normalised)
        : Math.abs(part / whole - number.normalised) <= far,
    ),
  );
}

/** "One in 169" for "169 lines were reviewed, and of these, only one was abnormal". */
function isOneOfAll({ value, normalised }: NumberMention, { text, numbers }: IndexedSentence): boolean {
  if (!/^one in \d/i.test(value) || !/\b(?:only|just) one\b|\bone of (?:them|these|those)\b/i.test(text))
    return false;
  return numbers.some((one) => one.unit === null && one.normalised === Math.round(1 / normalised));
}

/** Rounded to the places that are printed: 17 for 16.75. */
function isAsRounded(exact: number, value: string, normalised: number): boolean {
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
  return Math.abs(exact - normalised) <= 0.5 * 10 ** -places + 1e-9;
}

/** Parts of those counted, as a sentence marks them: "P of W", "of W …, P", "W …, P of whom", "W …, and of these one". */
function partsOf(sentence: IndexedSentence): { readonly part: number; readonly whole: number }[] {
  const { text } = sentence;
  const counts = fewOf(
    sentence,
    ({ role, unit, normalised }) =>
      (role === 'sample' || (role === 'value' && unit === null)) &&
      Number.isInteger(normalised) &&
      normalised >= 1,
  );
  return counts.slice(1).flatMap((second, at) => {
    const first = counts[at];
    if (first === undefined) return [];
    const between = text.slice(first.end, second.start);
    if (/^ (?:out )?of (?:the |all |these )?$/.test(between)) return pairOf(first, second);
    // "200 nurses of three hospitals, 100 of whom".
    if (/^ of (?:whom|them|these|those|which)\b/.test(text.slice(second.end, second.end + 12)))
      return pairOf(
        second,
        counts.slice(0, at + 1).findLast((one) => one.normalised > second.normalised) ?? first,
      );
    const isMarked =
      /\b(?:of|among|total(?: of)?)(?: (?:the|all|these))?,? $/i.test(nearBefore(text, first.start)) ||
      /\bof (?:these|those|them|whom|which),? (?:only |just )?$/.test(between);
    return isMarked ? pairOf(second, first) : [];
  });
}

function pairOf(part: NumberMention, whole: NumberMention): { part: number; whole: number }[] {
  return part.normalised < whole.normalised ? [{ part: part.normalised, whole: whole.normalised }] : [];
}

/** Two amounts of one unit that a sentence sets beside each other, with nothing counted between them. */
function someSetBeside(
  sentences: readonly IndexedSentence[],
  fits: (one: NumberMention, other: NumberMention) => boolean,
): boolean {
  return sentences.some((sentence) => {
    const amounts = fewOf(sentence, ({ role }) => role === 'value');
    return amounts.some((one, at) => {
      const other = amounts[at + 1];
      return (
        other !== undefined &&
        one.unit === other.unit &&
        isSetBeside(sentence.text, one, other) &&
        fits(one, other)
      );
    });
  });
}

function isSetBeside(text: string, one: NumberMention, other: NumberMention): boolean {
  const before = nearBefore(text, one.start);
  const between = text.slice(one.end, other.start);
  if (between.length > 80 || one.unit === 'year' || /\bage[ds]?\b[^,;]{0,12}$/i.test(before)) return false;
  if (/\bfrom (?:about |around |some )?$/i.test(before))
    return /\bto (?:about |around |some )?$/.test(between);
  // What a change went to is not set beside what another came from, and a bare count not beside another.
  if (/\bfrom\b/.test(between) || /\bto (?:about |around |some )?$/.test(before)) return false;
  const isBareCount =
    one.unit === null && Number.isInteger(one.normalised) && Number.isInteger(other.normalised);
  return (
    !isBareCount &&
    /\b(?:and|vs\.?|versus|compared (?:with|to)|than|against|but|while|whereas)\b/i.test(between)
  );
}

/** More amounts than this in one sentence are a table, in which two of anything make up everything. */
const mostAmounts = 24;

function fewOf({ numbers }: IndexedSentence, isOne: (one: NumberMention) => boolean): NumberMention[] {
  if (numbers.length > mostAmounts) return [];
  return numbers.filter(isOne);
}

/** The words right before a place. */
function nearBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - 40), at);
}
