import { findHedges } from '../../language/hedges.ts';
import type { AlignedClaim } from '../align.ts';
import { type Clause, readClauses } from '../clauses.ts';
import { type ConceptToken, conceptTokens } from '../concepts.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { SourceIndex } from '../source-index.ts';
import { halfDenialsIn } from './half-denials.ts';
import { deniedByPrefix } from './prefix-denials.ts';

/** "Has a cure" where the source names a cure only to say that there is none, "supervised" where it says "unsupervised". */
export function lostDenial({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  const denied = onlyDenied(source);
  // What another sentence denies is stated only where the post says that there is such a thing.
  const isNear = ({ concept, start }: ConceptToken): boolean =>
    sentences.some(
      ({ sentence }, at) => sentence.concepts.has(concept) && (at === 0 || exists.test(text.slice(0, start))),
    );
  for (const token of conceptTokens(text)) {
    const here = denied.get(token.concept);
    const word =
      here !== undefined && isNear(token) ? here : deniedByPrefix(token, text, source, sentences.slice(0, 1));
    if (word === null || isHedge(token, text) || isDeniedHere(token, text)) continue;
    return {
      type: 'negation',
      detail: `The source denies this: "${word}".`,
      start: token.start,
      end: token.end,
    };
  }
  return null;
}

const exists = /\b(?:has|have|had|there (?:is|are|was|were)) (?:an? |the |some )?$/i;

/** "The paper says 'seem'": how sure something is, and no thing that there could be none of. */
function isHedge({ start, end }: ConceptToken, text: string): boolean {
  return findHedges(text).some((hedge) => hedge.start < end && start < hedge.end);
}

/** The clause denies it in some word, before it or soon behind ("a cure remains out of reach"). */
function isDeniedHere({ start, end }: ConceptToken, text: string): boolean {
  const clause = readClauses(text).findLast((one) => one.start <= start);
  if (clause === undefined) return false;
  const to = Math.min(end + near, clause.start + clause.text.length);
  return (
    clause.softDenials.length > 0 ||
    clause.denials.some((denial) => denial.start < to) ||
    halfDenialsIn(text.slice(clause.start, to)).length > 0
  );
}

const near = 80;

const deniedBySource = new WeakMap<SourceIndex, ReadonlyMap<string, string>>();

/** The concepts that the source never names but right behind a denial, with that. */
function onlyDenied(source: SourceIndex): ReadonlyMap<string, string> {
  const known = deniedBySource.get(source);
  if (known !== undefined) return known;
  const clauses = source.sentences.flatMap((sentence) => sentence.clauses());
  const denied = new Map(clauses.filter(({ isAim }) => !isAim).flatMap(firstDenied));
  const plain = clauses.filter(({ concepts }) => [...denied.keys()].some((concept) => concepts.has(concept)));
  for (const clause of plain) {
    const here = new Map(clause.isAim ? [] : firstDenied(clause));
    for (const { concept } of conceptTokens(clause.text)) {
      if (!here.delete(concept)) denied.delete(concept);
    }
  }
  deniedBySource.set(source, denied);
  return denied;
}

/** The first two concepts behind each word that denies; words for a lack mostly say what a group is without. */
function firstDenied({ denials }: Clause): [concept: string, word: string][] {
  return denials
    .filter(({ word, isBracketed }) => !isBracketed && denying.test(word))
    .flatMap(({ scope, word }) => [...scope].slice(0, 2).map((concept): [string, string] => [concept, word]));
}

const denying = /^(?:not?|never|cannot|none|neither|nor|\w+n['’]t)$/i;
