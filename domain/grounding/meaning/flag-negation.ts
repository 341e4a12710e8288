import { isNegated } from '../../language/negation.ts';
import { words } from '../../language/words.ts';
import type { AlignedClaim } from '../align.ts';
import { type Clause, countShared, hasVerb, type Operator, readClauses } from '../clauses.ts';
import { conceptTokens } from '../concepts.ts';
import type { Flag } from '../grounded-sentence.ts';
import { isScopeNote } from '../scope-note.ts';
import type { SourceIndex } from '../source-index.ts';
import { addedDenial } from './added-denial.ts';
import { lostDenial } from './lost-denial.ts';
import { isSaidSo } from './said-otherwise.ts';

/** A claim that denies what the source states, or states what the source denies. */
export function flagNegation(claim: AlignedClaim, source: SourceIndex): Flag[] {
  return deniesAsMuch(claim, source) ? [] : findNegation(claim, source);
}

/**
 * "It fell in A and did not change in B": the claim denies as often as what it rests on, and each time what is denied there too,
 * though another part of it has the words.
 */
function deniesAsMuch({ text, sentences }: AlignedClaim, source: SourceIndex): boolean {
  const denied = readClauses(text).filter((one) => isDenial(one) || /\bnothing\b/i.test(one.text));
  const theirs = sentences.flatMap(({ sentence }) => sentence.clauses());
  if (denied.length === 0 || countDenials(theirs) > Math.max(denied.length, countDenials(denied)))
    return false;
  return denied.every((clause) => {
    const concepts = conceptsOf(source.spellOut(clause.text));
    const shared = (one: Clause): number => countShared(one.concepts, concepts);
    const most = Math.max(...theirs.map(shared));
    // "In excellent agreement" is no denial that a "not" would repeat.
    return theirs.some(
      (one) => (isAdded(clause) ? one.denials.length > 0 : isDenial(one)) && shared(one) === most,
    );
  });
}

function isAdded({ denials }: Clause): boolean {
  return denials.some(({ word }) => /^(?:not|no|\w+n['’]t)$/i.test(word));
}

function isDenial({ denials, softDenials }: Clause): boolean {
  return denials.length + softDenials.length > 0;
}

function countDenials(clauses: readonly Clause[]): number {
  return clauses.reduce((sum, { denials, softDenials }) => sum + denials.length + softDenials.length, 0);
}

function findNegation(claim: AlignedClaim, source: SourceIndex): Flag[] {
  if (/\?\s*$/.test(claim.text) || isScopeNote(claim.text)) return [];
  const best = claim.sentences[0]?.share ?? 0;
  if (best < leastShare) return [];
  const against = deniedHome(claim, source);
  if (against !== null) return [against];
  const clauses = source.sentences.flatMap((sentence) => sentence.clauses());
  for (const clause of readClauses(claim.text)) {
    // What the source says word for word it says.
    if (isAnsweredNo(clause, claim.text) || isCopied(clause.text, source)) continue;
    const concepts = conceptsOf(source.spellOut(clause.text));
    const added = flagAdded({ ...clause, concepts }, clauses, source);
    if (added !== null) return [added];
  }
  const other = addedDenial(claim, source) ?? lostAtHome(claim, source) ?? lostDenial(claim, source);
  return other === null ? [] : [other];
}

/** A denial in a claim that retells a sentence which denies nothing at all: near copies are not left to a verifier. */
function deniedHome(claim: AlignedClaim, source: SourceIndex): Flag | null {
  const [home] = claim.sentences;
  if (home === undefined || home.share < leastRetold || home.sentence.clauses().some(isDenial)) return null;
  for (const clause of readClauses(claim.text)) {
    if (isCopied(clause.text, source) || clause.softDenials.length > 0) continue;
    for (const denial of clause.denials) {
      const [first] = denial.scope;
      const place = { start: denial.start - clause.start, end: denial.end - clause.start };
      if (first === undefined || !home.sentence.concepts.has(first) || namesGroup(denial)) continue;
      if (isElliptic(clause.text, place.end) || isSaidSo(clause.text, place, source)) continue;
      const { word, start, end } = denial;
      return { type: 'negation', detail: `The source does not say "${word}" here.`, start, end };
    }
  }
  return null;
}

/** Who retells a sentence nearly whole, and a clause of it without its denial, is held to it, whatever others say. */
function lostAtHome(claim: AlignedClaim, source: SourceIndex): Flag | null {
  const [home] = claim.sentences;
  if (home === undefined || home.share < leastRetold) return null;
  const theirs = home.sentence.clauses().filter(({ isAim }) => !isAim);
  for (const clause of readClauses(claim.text)) {
    if (clause.denials.length > 0 || clause.softDenials.length > 0 || !hasVerb(clause.text)) continue;
    const concepts = conceptsOf(source.spellOut(clause.text));
    if (concepts.size < leastShared) continue;
    const same = theirs.filter((one) => countShared(concepts, one.concepts) >= concepts.size * leastHeld);
    const denial = same.flatMap(({ denials }) => denials).find((one) => isWithin(one, concepts));
    if (denial === undefined || same.some(({ denials }) => denials.length === 0)) continue;
    const start = clause.start + (clause.text.length - clause.text.trimStart().length);
    const end = clause.start + clause.text.trimEnd().length;
    return { type: 'negation', detail: `The source denies this: "${denial.word}".`, start, end };
  }
  return null;
}

/** Shares of a claim that a sentence, and of its clause that a clause, holds where it is retold. */
const leastRetold = 0.75;
const leastHeld = 0.9;

/** "Not", and no word for what a thing or group is without. */
function isWithin({ word, scope, isBracketed }: Operator, concepts: ReadonlySet<string>): boolean {
  if (!/^(?:not|no|never|neither|nor|cannot|\w+n['’]t)$/i.test(word)) return false;
  return !isBracketed && scope.size > 0 && countShared(scope, concepts) === scope.size;
}

/** "Mutations: none identified." */
function isAnsweredNo({ text, start }: Clause, claim: string): boolean {
  return /:\s*$/.test(text) && /^\s*(?:none|no|not|never|nil|zero)\b/i.test(claim.slice(start + text.length));
}

function conceptsOf(text: string): ReadonlySet<string> {
  return new Set(conceptTokens(text).map(({ concept }) => concept));
}

/** Below this the claim is not close enough to any sentence to contradict it. */
const leastShare = 0.3;
/** A clause that denies the same counts although expanded short forms bring others closer. */
const margin = 2;
/** Shared concepts that make two clauses speak of the same thing. */
const leastShared = 2;

/** A denial whose words the source uses without denying them. */
function flagAdded(claim: Clause, clauses: readonly Clause[], source: SourceIndex): Flag | null {
  for (const denial of claim.denials) {
    const place = { start: denial.start - claim.start, end: denial.end - claim.start };
    if (namesGroup(denial) || isElliptic(claim.text, place.end)) continue;
    if (isSaidSo(claim.text, place, source) || clauses.some((one) => isNoDifference(one, claim))) continue;
    const { scope, word, start, end } = denial;
    const close = clauses.filter((clause) => speaksOf(clause, scope));
    const stated = closest(
      claim,
      close.filter((clause) => !clause.isAim && !denies(clause, scope, claim)),
    );
    const denied = closest(
      claim,
      // What was unknown before is not denied.
      [...close, ...clauses.filter((clause) => isUnchanged(claim, clause))].filter(
        (clause) => denies(clause, scope, claim) && (!clause.isAim || clause.denials.length > 0),
      ),
    );
    if (stated >= leastShared && stated >= denied * margin) {
      return { type: 'negation', detail: `The source does not say "${word}" here.`, start, end };
    }
  }
  return null;
}

/** "Did not differ" for "differences were not found". */
function isNoDifference(clause: Clause, claim: Clause): boolean {
  return (
    /\bdiffer/i.test(claim.text) &&
    /\bdifferen/i.test(clause.text) &&
    clause.denials.length > 0 &&
    countShared(claim.concepts, clause.concepts) * 2 > claim.concepts.size
  );
}

/** "Did not change" for "were not different from baseline". */
function isUnchanged(claim: Clause, clause: Clause): boolean {
  return (
    /\bchang/i.test(claim.text) &&
    /\bdiffer/i.test(clause.text) &&
    countShared(claim.concepts, clause.concepts) >= leastShared
  );
}

/** "Those who had not after surgery": what was denied stands earlier. */
function isElliptic(text: string, end: number): boolean {
  return /^(?:\s*[.,;:)]|\s+(?:after|before|in|at|on|when|for|with|than|by|during)\b(?!-))/.test(
    text.slice(end, end + 12),
  );
}

/** Word for word in the source, with nothing before it that denies. */
function isCopied(text: string, source: SourceIndex): boolean {
  const said = words(text);
  if (said.length < leastCopied) return false;
  const at = source.running.indexOf(` ${said.join(' ')} `);
  return at >= 0 && !isNegated(source.running.slice(Math.max(0, at - 24), at).replace(/^.* and$/, ''));
}

const leastCopied = 5;

/** "Without" mostly names a group ("than in those without"). */
function namesGroup(denial: Operator): boolean {
  return /^(?:without|lacking)$/i.test(denial.word);
}

/** Holds the first denied word, or two of them. */
function speaksOf(clause: Clause, scope: ReadonlySet<string>): boolean {
  const [first] = scope;
  return (first !== undefined && clause.concepts.has(first)) || countShared(scope, clause.concepts) >= 2;
}

function closest(claim: Clause, clauses: readonly Clause[]): number {
  return Math.max(0, ...clauses.map((clause) => countShared(claim.concepts, clause.concepts)));
}

function denies(clause: Clause, scope: ReadonlySet<string>, claim: Clause): boolean {
  return (
    hasOwnSoftDenial(clause, claim) ||
    clause.denials.some(
      (denial) =>
        denial.scope.size === 0 ||
        countShared(denial.scope, scope) > 0 ||
        countShared(denial.listed, scope) > 0,
    )
  );
}

/** A soft denial that the other clause does not share. */
function hasOwnSoftDenial(clause: Clause, other: Clause): boolean {
  return clause.softDenials.some((word) => !other.softDenials.includes(word));
}
