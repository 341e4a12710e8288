import type { Mention } from '../../language/hedges.ts';
import { isNegated } from '../../language/negation.ts';
import { stem } from '../../language/stem.ts';
import { claimStrength, findAssociationWords, findCauseWords } from '../../language/strength.ts';
import type { AlignedClaim } from '../align.ts';
import { countShared } from '../clauses.ts';
import { type ConceptToken, conceptTokens } from '../concepts.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { SourceIndex } from '../source-index.ts';

/** Cause words where the source only goes as far as an association. */
export function flagCausation(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const [closest] = claim.sentences;
  if (closest === undefined || closest.share < leastOfInvented || isNegated(claim.text)) return [];
  const aligned = claim.sentences.map((one) => one.sentence.text);
  const invented = inventedCause(claim.text, aligned);
  if (invented !== null) return [flagOf(invented)];
  // What was asked links nothing yet.
  const [best] = claim.sentences.filter(({ sentence }) => sentence.clauses().every(({ isAim }) => !isAim));
  if (best === undefined || best.share < leastShare) return [];
  const strengthened = strengthenedLink(claim, source);
  if (strengthened !== null) return [flagOf(strengthened)];
  const near = claim.sentences.filter((one) => one.share >= best.share * 0.6).map((one) => one.sentence.text);
  const links = findAssociationWords(best.sentence.text).length > 0 || predicts.test(best.sentence.text);
  if (!links || near.some((text) => claimStrength(text) >= 2)) return [];
  const known = new Set(
    aligned.flatMap((text) => findCauseWords(text).map((word) => stem(firstWord(word.text)))),
  );
  if (aligned.some((text) => /\bexplanations?\b/i.test(text))) known.add(stem('explain'));
  if (aligned.some((text) => sameAsDue.test(text)))
    for (const word of ['because', 'due', 'owing', 'thanks']) known.add(stem(word));
  const isStrong = claimStrength(claim.text) >= 2;
  const added = findCauseWords(claim.text).find(
    (word) =>
      !known.has(stem(firstWord(word.text))) &&
      (isStrong || plainCause.test(word.text)) &&
      !isNoDeed(claim.text, word),
  );
  return added === undefined ? [] : [flagOf(added)];
}

const sameAsDue = /\b(?:due to|because of|owing to|thanks to)\b/i;

function flagOf({ text, start, end }: Mention): Flag {
  return {
    type: 'causation',
    detail: `The source states an association, not that one thing causes the other ("${text}").`,
    start,
    end,
  };
}

/** "These increases are linked to …", "used to infer causes, …": nouns; "labels allow prediction": what it makes possible. */
function isNoDeed(text: string, { text: word, start, end }: Mention): boolean {
  if (/^allow/i.test(word)) return true;
  // "Preventing injuries was weighted below preventing disorders".
  if (/ing$/i.test(word) && /(?:^\s*|\b(?:than|below|above) )$/i.test(text.slice(0, start))) return true;
  if (/^causes$/i.test(word) && nounBefore.test(text.slice(end))) return true;
  return /\b(?:these|those|such|the|an?) $/i.test(text.slice(0, start));
}

/** What cannot follow a verb that needs an object. */
const nounBefore =
  /^\s*(?:[.,;:)]|$|(?:below|above|of|for|behind|in|with|are|were|and|or|that|which|neutral|remain)\b)/i;

/** "X causes Y" where nothing that the claim rests on has any word of a cause. What is put in to explain a term is left alone. */
function inventedCause(text: string, aligned: readonly string[]): Mention | null {
  if (aligned.some((one) => findCauseWords(one).length > 0 || otherCause.test(one))) return null;
  const unknown = unknownCause.exec(text);
  const added = findCauseWords(text).find(
    (word) =>
      /^caus/i.test(word.text) &&
      !isNoDeed(text, word) &&
      !(unknown !== null && unknown.index <= word.start && word.start < unknown.index + unknown[0].length),
  );
  return added === undefined || /\b(?:that|which|what) $/i.test(text.slice(0, added.start)) ? null : added;
}

/** "The cause is open" states none. */
const unknownCause =
  /\bcauses?(?: of [^.,;:]{3,50}?)? (?:is|are|remains?|was|were) (?:(?:still|as yet) )?(?:open|unknown|unclear|unexplained|uncertain|not known)\b/i;

/** Causes in words that state none of anything by themselves. */
const otherCause =
  /\bresponsible for\b|\bcaus|\bwhy\b|\breasons?\b|\p{L}-(?:induced|driven|mediated|triggered)\b/iu;

/** A cause word between the same things that the source only links; null where it also joins them by a cause. */
function strengthenedLink({ text, sentences }: AlignedClaim, source: SourceIndex): Mention | null {
  const isStrong = claimStrength(text) >= 2;
  return (
    findCauseWords(text).find((word) => {
      if (isNoDeed(text, word)) return false;
      const isPlain = plainCause.test(word.text);
      if (!isStrong && !isPlain) return false;
      const sides = sidesOf(text, word);
      const near = sentences.map(({ sentence }) => sentence.meaning);
      return (
        isOnlyLinked(near, sides) ||
        (isPlain &&
          isOnlyLinked(
            source.sentences.map(({ meaning }) => meaning),
            sides,
          ))
      );
    }) ?? null
  );
}

/** One of these texts links what stands on both sides, and none joins them by a cause. */
function isOnlyLinked(texts: readonly string[], sides: Sides): boolean {
  const joins = (text: string, words: readonly Mention[]): boolean =>
    words.some((word) => isBetweenSame(sides, sidesOf(text, word)));
  return (
    texts.some((text) => joins(text, findAssociationWords(text))) &&
    !texts.some((text) => joins(text, findCauseWords(text)))
  );
}

/** What stands next to a word, before and after it. */
interface Sides {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** Content words on a side that say what a link joins. */
const reach = 4;

function sidesOf(text: string, { start, end }: Mention): Sides {
  const content = conceptTokens(text);
  const namesOf = (side: readonly ConceptToken[]) => new Set(side.map(({ concept }) => concept));
  // "A link between A and B" names both behind it.
  const both = /^ between (?:[^.;,]{3,80}?) and /.exec(text.slice(end));
  if (both !== null) {
    const middle = end + both[0].length;
    return {
      before: namesOf(content.filter((token) => token.start >= end && token.end <= middle).slice(-reach)),
      after: namesOf(content.filter((token) => token.start >= middle).slice(0, reach)),
    };
  }
  return {
    before: namesOf(content.filter((token) => token.end <= start).slice(-reach)),
    after: namesOf(content.filter((token) => token.start >= end).slice(0, reach)),
  };
}

function isBetweenSame(one: Sides, other: Sides): boolean {
  const [before, after] = [countShared(one.before, other.before), countShared(one.after, other.after)];
  // Where one side is said in other words, nearly the whole other side tells.
  return (before > 0 && after > 0) || before >= leastOneSided || after >= leastOneSided;
}

const leastOneSided = 3;

const leastShare = 0.3;
/** A cause that nothing near has any word of needs less of a source sentence to be one too many. */
const leastOfInvented = 0.2;
/** Who predicts something has not caused it. */
const predicts = /\bpredict(?:s|ed|ion|ions|ive|ors?)?\b/i;
/** Words that can mean nothing but a cause, whatever else the sentence holds. */
const plainCause =
  /^(?:caus|lead|leads|led\b|result|due to|because|thanks to|owing to|trigger|prevent|bring|brought|giv)/i;

function firstWord(text: string): string {
  return text.split(' ')[0] ?? text;
}
