import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import type { AlignedClaim } from './align.ts';
import { countShared } from './clauses.ts';
import { conceptTokens } from './concepts.ts';
import type { Flag } from './grounded-sentence.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * "Did change" where the source says that nothing did: who stresses that something happened speaks against somebody who denies it, and
 * here that is the source.
 */
export function stressedAgainst({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  const rest = sentences.map(({ sentence }) => sentence);
  for (const { 0: whole, 1: verb = '', index } of text.matchAll(stressed)) {
    const [token] = conceptTokens(verb);
    const isDenied =
      rest.some((one) => deniesDeed(one.text, verb)) ||
      (token !== undefined && isDeniedOnly(token.concept, rest, source));
    if (!isDenied) continue;
    return { type: 'negation', detail: 'The source denies this.', start: index, end: index + whole.length };
  }
  return null;
}

/** "Did not influence". */
function deniesDeed(text: string, verb: string): boolean {
  const [, ...denied] = text.split(/\b(?:did|does|do) not /i);
  return denied.some((after) =>
    words(after)
      .slice(0, 2)
      .some((word) => stem(word) === stem(verb.toLowerCase())),
  );
}

const stressed =
  /\b(?:did|does|do) (?:\p{L}+ly )?(?!not\b|so\b|better\b|worse\b|well\b|best\b|it\b|this\b|that\b|no\b|more\b|less\b)(\p{L}{3,})/giu;

/** Some sentence that the claim rests on denies it, and no sentence that speaks of as much states it. */
function isDeniedOnly(concept: string, rest: readonly IndexedSentence[], source: SourceIndex): boolean {
  const denies = (sentence: IndexedSentence): boolean =>
    sentence
      .clauses()
      .some(
        ({ denials, softDenials, concepts, isAim }) =>
          !isAim &&
          concepts.has(concept) &&
          (softDenials.length > 0 || denials.some(({ scope }) => scope.has(concept))),
      );
  const states = (sentence: IndexedSentence): boolean =>
    sentence
      .clauses()
      .some(
        ({ denials, softDenials, concepts, isAim }) =>
          !isAim && concepts.has(concept) && denials.length + softDenials.length === 0,
      );
  const home = rest.find(denies);
  return (
    home !== undefined &&
    !rest.some(states) &&
    !source.sentences.some((one) => states(one) && countShared(one.concepts, home.concepts) > 4)
  );
}
