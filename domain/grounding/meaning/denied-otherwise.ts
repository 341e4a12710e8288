import { finder } from '../../language/finder.ts';
import { countShared } from '../clauses.ts';
import { conceptOf, conceptTokens } from '../concepts.ts';
import { directedPlaces } from '../directed-places.ts';
import type { SourceIndex } from '../source-index.ts';

/** A denial in a claim, with what stands around it. */
export interface Denied {
  readonly text: string;
  readonly before: string;
  /** In lower case. */
  readonly word: string;
  readonly rest: string;
}

/** The source denies it as well, in words that share few with the claim's. */
export function isDeniedOtherwise(denied: Denied, source: SourceIndex): boolean {
  return (
    isOpenStill(denied, source) ||
    isSaidInAPhrase(denied, source) ||
    isDeniedByPrefix(denied, source) ||
    isDeniedChange(denied, source) ||
    isNobody(denied, source) ||
    isNeitherDid(denied, source) ||
    isNothingFound(denied, source) ||
    isOnlyThere(denied, source) ||
    isSupposed(denied) ||
    isFirst(denied, source) ||
    isInability(denied, source) ||
    isHardly(denied, source)
  );
}

/** Denials for what the source says in a phrase of its own. */
function isSaidInAPhrase({ text, word, before, rest }: Denied, source: SourceIndex): boolean {
  // "Will probably not change it" for "is unlikely to change it".
  if (
    /\b(?:probably|likely|would|should|may|might|will) (?:\p{Ll}+ )?$/iu.test(before) &&
    isSaidWith(/\bunlikely\b/i, text, source)
  )
    return true;
  // "The unaffected infants": which ones, and no denial.
  if (
    /^un/.test(word) &&
    !/\b(?:is|are|was|were|be|been|remain\p{Ll}*|stay\p{Ll}*|left|found) (?:\p{Ll}+ )?$/iu.test(before)
  )
    return true;
  // "Not the same" for "different".
  if (/^ the same\b/i.test(rest))
    return (
      isSaidWith(/\bdiffer|\bdistinct|\bvar(?:y|ied|ies|iable)/i, text, source) &&
      !isSaidWith(/\bsame\b/i, text, source)
    );
  // "Nobody has to label" for "avoiding the need for labels".
  if (/^(?:no|nobody)$/.test(word) && /^(?: one)? (?:has|have|needs?) to\b/i.test(rest))
    return noNeed.test(source.text);
  // "Cannot fall below it" for "a lower bound".
  if (/^ (?:fall|drop|go|be|rise|get) (?:below|above|under|over|beyond)\b/i.test(rest))
    return /\b(?:lower|upper) (?:bound|limit)/i.test(source.text);
  // "No need to train" for "eliminating the need of training".
  if (/^ (?:need|requirement|necessity)\b/i.test(rest)) return noNeed.test(source.text);
  return word === 'without' && isSaidWith(/\bwithout\b/i, text, source);
}

/** A sentence of the source that speaks of the same has such a word. */
function isSaidWith(word: RegExp, text: string, source: SourceIndex): boolean {
  const concepts = conceptsOf(text, source);
  return source.sentences.some(
    (one) => word.test(one.text) && countShared(one.concepts, concepts) >= leastShared,
  );
}

const noNeed =
  /\b(?:eliminat|obviat|remov|avoid|circumvent)\p{L}* (?:the |any )?(?:need|requirement|necessity)/iu;

/** "Is not clear yet" for "further studies are needed to clarify". */
function isOpenStill({ rest }: Denied, { text }: SourceIndex): boolean {
  if (!/^ (?:yet |fully |entirely |exactly )?(?:clear|known|understood|settled|established)\b/i.test(rest))
    return false;
  return /\b(?:clarif\p{Ll}+|elucidat\p{Ll}+|unknown|unclear|understood|uncertain|need(?:s|ed)? to be \p{Ll}+|further (?:\p{Ll}+ )?(?:stud|research|work|investigat)\p{Ll}*)\b/iu.test(
    text,
  );
}

/** "Did not match" for "a mismatch", "cannot be zero" for "non-zero", "did not qualify" for "ineligible". */
function isDeniedByPrefix({ rest }: Denied, { text }: SourceIndex): boolean {
  if (/^ qualify\b/i.test(rest)) return /\bineligib|\bexclu/i.test(text);
  const [first, second] = conceptTokens(rest.slice(0, 60)).map((token) => token.text.toLowerCase());
  if (first === undefined) return false;
  const isOf = (said: string): boolean => said.length >= 4 && isPrefixed(said, text);
  return isOf(first) || (first.endsWith('ly') && second !== undefined && isOf(second));
}

function isPrefixed(said: string, text: string): boolean {
  const root = said.slice(0, Math.max(4, said.length - 2));
  const concept = conceptOf(said);
  return prefixedIn(text).some(
    ([, what = '']) => what.toLowerCase().startsWith(root) || conceptOf(what.toLowerCase()) === concept,
  );
}

/** "Improved" and "information" deny nothing. */
const prefixedIn = finder(
  /\b(?!improv|im?port|imp(?:act|lement|ly|li)|in(?:form|duc|creas|clud|vest|divid|ter|tegr|tens|dic|fect|flam|it|put|to|deed|stead|sti|stan|stru)|dis(?:eas|order|tin|tri|cu|co|play|k)|un(?:der|it|iv|til|iq)|mis(?:s|con))(?:non-?|un|in|im|ir|dis|mis)(\p{L}{4,})/giu,
);

/** "Had no more of them" for "did not show greater …", "did not lessen it" for "was not attenuated", of the same things rather than others. */
function isDeniedChange({ text, word, rest }: Denied, source: SourceIndex): boolean {
  if (!/^(?:not?|n['’]t|never)$/.test(word)) return false;
  const [own] = directedPlaces(rest.slice(0, 40));
  if (own === undefined || own.start > near) return false;
  const concepts = conceptsOf(text, source);
  const alike = source.sentences
    .flatMap((sentence) => sentence.directions())
    .filter(({ direction: { axis, sign } }) => axis === own.direction.axis && sign === own.direction.sign);
  const most = (isDenied: boolean): number =>
    Math.max(
      -1,
      ...alike.filter((one) => one.isDenied === isDenied).map(({ part }) => countShared(part, concepts)),
    );
  return most(true) >= 0 && most(true) >= most(false);
}

/** Characters between the denial and what it denies: an adverb at most. */
const near = 12;

/** "No one dropped out because of it" for "no subjects discontinued due to it": nobody did, in other words. */
function isNobody({ text, word }: Denied, source: SourceIndex): boolean {
  if (!/^(?:no|none|nobody)$/.test(word)) return false;
  const concepts = conceptsOf(text, source);
  return source.sentences.some((sentence) =>
    sentence
      .clauses()
      .some(
        ({ denials, concepts: theirs }) =>
          denials.some((one) => /^(?:no|none|nobody)$/i.test(one.word)) &&
          countShared(theirs, concepts) >= (word === 'no' ? leastOfNo : leastShared),
      ),
  );
}

const leastOfNo = 3;

/** "A did not differ, and neither did B" for "no difference in A and B". */
function isNeitherDid({ word, rest }: Denied, source: SourceIndex): boolean {
  if (word !== 'neither' || !/^ (?:did|do|does|was|were|is|are|has|have)\b/i.test(rest)) return false;
  const concepts = conceptsOf(rest, source);
  return source.sentences.some((sentence) =>
    sentence
      .clauses()
      .some(
        ({ denials, concepts: theirs }) => denials.length > 0 && countShared(theirs, concepts) >= leastShared,
      ),
  );
}

/** "Did not differ significantly" for "were not significant": nothing was found of the same things. */
function isNothingFound({ text }: Denied, source: SourceIndex): boolean {
  if (!nothing.test(text)) return false;
  const concepts = conceptsOf(text.replace(nothing, ' '), source);
  return source.sentences.some(
    (sentence) =>
      nothing.test(sentence.text) &&
      sentence
        .clauses()
        .some((one) => nothing.test(one.text) && countShared(one.concepts, concepts) >= leastShared),
  );
}

const nothing =
  /\b(?:not?|n['’]t|neither|nor|without)\b[^.;:]{0,40}?\b(?:significan\p{Ll}*|differ\p{Ll}*|chang\p{Ll}*|effects?|alter\p{Ll}*|affect\p{Ll}*)\b|\bun(?:alter|chang|affect)ed\b/iu;

/** "Other groups showed none" where the source says "only in the first", "not where it was high" for "only where it was low". */
function isOnlyThere({ before, rest }: Denied, source: SourceIndex): boolean {
  const isLeftOut =
    /(?:[,;]|\bbut|\band) $/i.test(before) && /^ (?:in|where|for|when|with|among)\b/i.test(rest);
  const isOfOthers = /\b(?:others?|the rest)\b[^.;]{0,30} $/i.test(before) || /^ such\b/i.test(rest);
  if (!isLeftOut && !isOfOthers) return false;
  const concepts = conceptsOf(before + rest, source);
  return source.sentences.some(
    ({ text, concepts: theirs }) =>
      /\b(?:only|alone|exclusively)\b/i.test(text) && countShared(theirs, concepts) >= leastShared,
  );
}

/** "If you've never met it": of whoever reads, and not of the work. */
function isSupposed({ word, before }: Denied): boolean {
  return word === 'never' && /\b(?:if|in case) you(?:['’](?:ve|re|d))?(?: have| had| are)? $/i.test(before);
}

/** "No such method had come that close before" for "the first method to come close". */
function isFirst({ text, word, rest }: Denied, source: SourceIndex): boolean {
  return /^(?:no|nobody|none)$/.test(word) && /\bbefore\b/i.test(rest) && isSaidWith(theFirst, text, source);
}

/** Not "the first month", nor "first-line". */
const theFirst =
  /\b(?:is|are|was|were|be|as) (?:\p{L}+ )?the first\b|\bfor the first time\b|\bfirst (?:[\p{L}-]+ ){0,5}?to \p{L}/iu;

/** "Couldn't recover it" for "is not able to reproduce it", "that won't do" for "these are not sufficient". */
function isInability({ text, word, rest }: Denied, source: SourceIndex): boolean {
  const isUnable =
    /^(?:can|could)n['’]t$|^cannot$/.test(word) || (/^wo/.test(word) && /^ (?:do|suffice)\b/i.test(rest));
  return isUnable && isSaidWith(unable, text, source);
}

const unable =
  /\bunable\b|\bfail(?:s|ed|ing)? to\b|\b(?:not|never|neither) (?:be )?(?:able|sufficient|enough|possible|capable|suitable|feasible)\b|\binsufficient|\bin(?:capable|feasible)\b|\bimpossible\b/i;

/** "With hardly any loss" for "minimal loss". */
function isHardly({ text, word }: Denied, source: SourceIndex): boolean {
  return (
    /^(?:hardly|barely|scarcely)$/.test(word) &&
    isSaidWith(/\b(?:minimal|negligible|marginal|slight|minor|little|rare(?:ly)?)\b/i, text, source)
  );
}

/** Shared concepts that make two sentences speak of the same thing. */
const leastShared = 2;

function conceptsOf(text: string, source: SourceIndex): ReadonlySet<string> {
  return new Set(conceptTokens(source.spellOut(text)).map(({ concept }) => concept));
}
