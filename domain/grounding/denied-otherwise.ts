import { finder } from '../language/finder.ts';
import { countShared } from './clauses.ts';
import { conceptTokens } from './concepts.ts';
import { directedPlaces } from './directed-places.ts';
import type { SourceIndex } from './source-index.ts';

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
    isDeniedByPrefix(denied, source) ||
    isDeniedChange(denied, source) ||
    isNobody(denied, source) ||
    isNothingFound(denied, source) ||
    isOnlyThere(denied, source)
  );
}

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
  const stems = conceptTokens(rest.slice(0, 60))
    .slice(0, 2)
    .filter((token) => token.text.length >= 4)
    .map((token) => token.text.toLowerCase().slice(0, Math.max(4, token.text.length - 2)));
  return prefixedIn(text).some(([, what = '']) => stems.some((root) => what.toLowerCase().startsWith(root)));
}

/** "Improved" and "information" deny nothing. */
const prefixedIn = finder(
  /\b(?!improv|im?port|imp(?:act|lement|ly|li)|in(?:form|duc|creas|clud|vest|divid|ter|tegr|tens|dic|fect|flam|it|put|to|deed|stead|sti|stan|stru)|dis(?:eas|order|tin|tri|cu|co|play|k)|un(?:der|it|iv|til|iq)|mis(?:s|con))(?:non-?|un|in|im|ir|dis|mis)(\p{L}{4,})/giu,
);

/** "Had no more of them" for "did not show greater …", "did not lessen it" for "was not attenuated". */
function isDeniedChange({ word, rest }: Denied, source: SourceIndex): boolean {
  if (!/^(?:not?|n['’]t|never)$/.test(word)) return false;
  const [own] = directedPlaces(rest.slice(0, 40));
  if (own === undefined || own.start > near) return false;
  return source.sentences.some((sentence) =>
    sentence
      .directions()
      .some(
        ({ direction: { axis, sign }, isDenied }) =>
          isDenied && axis === own.direction.axis && sign === own.direction.sign,
      ),
  );
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
          countShared(theirs, concepts) >= leastOfNobody,
      ),
  );
}

const leastOfNobody = 3;

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

/** Shared concepts that make two sentences speak of the same thing. */
const leastShared = 2;

function conceptsOf(text: string, source: SourceIndex): ReadonlySet<string> {
  return new Set(conceptTokens(source.spellOut(text)).map(({ concept }) => concept));
}
