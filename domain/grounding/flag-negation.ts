import { isNegated } from '../language/negation.ts';
import { findNumbers, sameAmount } from '../language/numbers.ts';
import { words } from '../language/words.ts';
import { addedDenial } from './added-denial.ts';
import type { AlignedClaim } from './align.ts';
import { bothWays } from './both-ways.ts';
import { type Clause, countShared, hasVerb, type Operator, readClauses } from './clauses.ts';
import { conceptTokens } from './concepts.ts';
import type { Flag } from './grounded-sentence.ts';
import { readJoints } from './joints.ts';
import { lostDenial } from './lost-denial.ts';
import { isSaidSo } from './said-otherwise.ts';
import { isScopeNote } from './scope-note.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';
import { stressedAgainst } from './stressed-deed.ts';
import { turnedDenial } from './turned-denial.ts';

/** A claim that denies what the source states, or states what the source denies. */
export function flagNegation(claim: AlignedClaim, source: SourceIndex): Flag[] {
  return findNegation(claim, source).filter(
    ({ detail }) => !/^The source denies/.test(detail) || !deniesAsMuch(claim, source),
  );
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
    return theirs.some((one) => isDenial(one) && shared(one) === most);
  });
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
  const stressed = stressedAgainst(claim, source);
  if (stressed !== null) return [stressed];
  const copied = turnedDenial(claim.text, source);
  if (copied !== null) return [copied];
  const turned = turnedJoint(claim.text, source);
  if (turned !== null) return isDeniedInOtherOrder(claim.text, turned, source) ? [] : [turned];
  const against = deniedHome(claim, source);
  if (against !== null) return isDeniedInOtherOrder(claim.text, against, source) ? [] : [against];
  const lost = lostAtHome(claim, source) ?? lostWithout(claim, source);
  if (lost !== null) return [lost];
  const clauses = source.sentences.flatMap((sentence) => sentence.clauses());
  const inClauses = readClauses(claim.text)
    .filter((clause) => !isAnsweredNo(clause, claim.text))
    .map((clause) => ({ ...clause, concepts: conceptsOf(source.spellOut(clause.text)) }))
    .flatMap(
      (clause) =>
        // What the source says word for word it says.
        (isCopied(clause.text, source)
          ? null
          : (flagAdded(clause, clauses, source) ?? (isStated(claim) ? null : flagLost(clause, clauses)))) ??
        [],
    )
    .slice(0, 1);
  if (inClauses.length > 0) return inClauses;
  const other = addedDenial(claim, source) ?? lostDenial(claim, source);
  return other === null ? [] : [other];
}

/** "Mutations: none identified." */
function isAnsweredNo({ text, start }: Clause, claim: string): boolean {
  return /:\s*$/.test(text) && /^\s*(?:none|no|not|never|nil|zero)\b/i.test(claim.slice(start + text.length));
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
    const same = theirs.filter((one) => countShared(concepts, one.concepts) >= concepts.size * leastStated);
    const denial = same
      .flatMap(({ denials }) => denials)
      .find((one) => isWithin(one, concepts) && !isHeld(one, clause.text));
    if (denial === undefined || same.some(({ denials }) => denials.length === 0)) continue;
    const start = clause.start + (clause.text.length - clause.text.trimStart().length);
    return deniedFlag(denial.word, start, clause.start + clause.text.trimEnd().length);
  }
  return null;
}

/** "Not", and no word for what a thing or group is without. */
function isWithin({ word, scope, isBracketed }: Operator, concepts: ReadonlySet<string>): boolean {
  if (!/^(?:not|no|never|neither|nor|cannot|\w+n['’]t)$/i.test(word)) return false;
  return !isBracketed && scope.size > 0 && countShared(scope, concepts) === scope.size;
}

/** "With drops" where the source says "without drops", and nowhere "with drops". */
function lostWithout(claim: AlignedClaim, source: SourceIndex): Flag | null {
  for (const { sentence } of claim.sentences.slice(0, 2)) {
    for (const [, noun = ''] of sentence.text.matchAll(
      /\bwithout (?:using |relying on |any |an? |the )*(\p{L}{4,})/giu,
    )) {
      const here = new RegExp(`\\bwith (?:an? |the |any )?${noun}\\b`, 'iu');
      const found = here.exec(claim.text);
      if (
        found !== null &&
        !here.test(source.text) &&
        !/\bwithout\b/i.test(claim.text) &&
        !isNegated(claim.text)
      )
        return deniedFlag('without', found.index, found.index + found[0].length);
    }
  }
  return null;
}

function deniedFlag(word: string, start: number, end: number): Flag {
  return { type: 'negation', detail: `The source denies this: "${word}".`, start, end };
}

function conceptsOf(text: string): ReadonlySet<string> {
  return new Set(conceptTokens(text).map(({ concept }) => concept));
}

/** Nearly all of the claim stands in one sentence that denies nothing: what other sentences deny is something else. */
function isStated(claim: AlignedClaim): boolean {
  const [home] = claim.sentences;
  if (home === undefined) return false;
  if (home.share >= leastShare && hasNumbersOf(claim, home.sentence)) return true;
  // Of two sentences that hold it alike neither says more of what the claim should deny.
  const alike = claim.sentences.filter(({ share }) => share >= home.share);
  return (
    home.share >= leastStated &&
    alike.every(({ sentence }) => sentence.clauses().every(({ denials }) => denials.length === 0))
  );
}

/** The claim repeats a figure of a part of the sentence that denies nothing: the figure tells which part it retells. */
function hasNumbersOf(claim: AlignedClaim, sentence: IndexedSentence): boolean {
  const own = claim.numbers.filter(({ worded, role }) => !worded && role !== 'year');
  return (
    own.length >= 2 &&
    sentence
      .clauses()
      .some(
        ({ text, denials }) =>
          denials.length === 0 &&
          own.every((number) => findNumbers(text).some((other) => sameAmount(number, other))),
      )
  );
}

const leastStated = 0.9;

/** Below this the claim is not close enough to any sentence to contradict it. */
const leastShare = 0.3;
/** A clause that denies the same counts although expanded short forms bring others closer. */
const margin = 2;
/** Shared concepts that make two clauses speak of the same thing. */
const leastShared = 2;

/** Two neighbouring words that the source joins with a denial and the claim without, or the other way round. */
function turnedJoint(text: string, source: SourceIndex): Flag | null {
  const known = source.jointsByPair();
  for (const { pair, denial, start, end } of readJoints(text)) {
    const theirs = known.get(pair) ?? [];
    if (theirs.length === 0 || theirs.some((one) => (one.denial === null) === (denial === null))) continue;
    if (denial !== null && (isElliptic(text, denial.end) || isSaidSo(text, denial, source))) continue;
    if (denial !== null && isDeniedWhole(pair, source)) continue;
    if (denial !== null)
      return {
        type: 'negation',
        detail: `The source does not say "${denial.text}" here.`,
        start: denial.start,
        end: denial.end,
      };
    const word = theirs[0]?.denial?.text ?? '';
    if (isSaidBothWays(word, text.slice(0, start), source)) continue;
    return deniedFlag(word, start, end);
  }
  return null;
}

/** "Neither A nor B predicted C": the list is denied as a whole, far before its verb; "with/without B" denies nothing. */
function isSaidBothWays(word: string, before: string, source: SourceIndex): boolean {
  return /\bneither\b.*\bnor\b/i.test(before) || (/^without$/i.test(word) && bothWays.test(source.text));
}

/** "Found no signs" for "did not find signs": the denial stands before both words. */
function isDeniedWhole(pair: string, source: SourceIndex): boolean {
  const [before = '', after = ''] = pair.split(' ');
  return source.sentences.some((sentence) =>
    sentence
      .clauses()
      .some(({ denials }) => denials.some(({ scope }) => scope.has(before) && scope.has(after))),
  );
}

/** A denial in a claim that retells a sentence which denies nothing at all. */
function deniedHome(claim: AlignedClaim, source: SourceIndex): Flag | null {
  const [home] = claim.sentences;
  if (home === undefined || home.share < leastRetold) return null;
  const clauses = home.sentence.clauses();
  if (clauses.some(({ denials, softDenials }) => denials.length + softDenials.length > 0)) return null;
  for (const clause of readClauses(claim.text)) {
    if (isCopied(clause.text, source)) continue;
    for (const denial of clause.denials) {
      const [first] = denial.scope;
      if (first === undefined || !home.sentence.concepts.has(first) || clause.softDenials.length > 0)
        continue;
      const place = { start: denial.start - clause.start, end: denial.end - clause.start };
      if (namesGroup(denial) || isElliptic(clause.text, place.end) || isSaidSo(clause.text, place, source))
        continue;
      return {
        type: 'negation',
        detail: `The source does not say "${denial.word}" here.`,
        start: denial.start,
        end: denial.end,
      };
    }
  }
  return null;
}

const leastRetold = 0.75;

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

/** A statement whose words the source uses only in a denial. */
function flagLost(claim: Clause, clauses: readonly Clause[]): Flag | null {
  if (claim.denials.length > 0 || !hasVerb(claim.text) || isPart.test(claim.text)) return null;
  if (saysWithout.test(claim.text)) return null;
  const least = claim.concepts.size * leastStated;
  const isSaid = clauses.some(
    (clause) => clause.denials.length === 0 && countShared(claim.concepts, clause.concepts) >= least,
  );
  if (isSaid) return null;
  for (const clause of clauses) {
    const shared = countShared(claim.concepts, clause.concepts);
    const denial = clause.denials.find((one) => reaches(one, claim) && !isHeld(one, claim.text));
    if (denial === undefined || clause.isAim || shared < leastShared || hasOwnSoftDenial(claim, clause))
      continue;
    const rivals = clauses.filter(
      (other) => other !== clause && !other.isAim && speaksOfDenied(other, denial.scope, claim),
    );
    if (shared < closest(claim, rivals)) continue;
    const stated = rivals.filter((other) => other.denials.length === 0 && !hasOwnSoftDenial(other, claim));
    if (shared <= closest(claim, stated)) continue;
    const start = claim.start + (claim.text.length - claim.text.trimStart().length);
    return {
      type: 'negation',
      detail: `The source denies this: "${denial.word}".`,
      start,
      end: claim.start + claim.text.trimEnd().length,
    };
  }
  return null;
}

/** "No such rate exists" for "such a rate does not exist", "receives no gift" for "does not receive a gift". */
function isDeniedInOtherOrder(text: string, { start, end }: Flag, source: SourceIndex): boolean {
  const clause = readClauses(text).find((one) => one.start <= start && start < one.start + one.text.length);
  const denial = clause?.denials.find(
    (one) => denying.test(one.word) && one.start >= start - 40 && one.end <= end + 40,
  );
  if (clause === undefined || denial === undefined) return false;
  const claim = { ...clause, concepts: conceptsOf(source.spellOut(clause.text)) };
  return source.sentences.some((sentence) =>
    sentence
      .clauses()
      .some((one) =>
        /^no$/i.test(denial.word) || isNoDifference(one, claim)
          ? deniesVerbOf(one, denial.scope, claim)
          : deniesTheSame(one, denial.scope, claim),
      ),
  );
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

const denying = /^(?:no|not|cannot|\w+n['’]t)$/i;

/** "None of the patients had elevated values" for "not elevated in any patient": what is denied of it is denied there. */
function deniesTheSame(clause: Clause, scope: ReadonlySet<string>, claim: Clause): boolean {
  const rest = new Set([...claim.concepts].filter((concept) => !scope.has(concept)));
  return (
    countShared(rest, clause.concepts) > 0 &&
    clause.denials.some(
      ({ word, scope: theirs }) =>
        /^(?:no|none|neither|nobody)$/i.test(word) && countShared(theirs, scope) >= leastShared,
    )
  );
}

function deniesVerbOf(clause: Clause, scope: ReadonlySet<string>, claim: Clause): boolean {
  return (
    countShared(scope, clause.concepts) >= Math.min(leastShared, scope.size) &&
    clause.denials.some((denial) => countShared(denial.scope, claim.concepts) > 0)
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

/** "Avoid the overhead" for "don't have the overhead", "an extension in place of an interface". */
const saysWithout =
  /\bavoid(?:s|ed|ing)?\b|\bfree (?:from|of)\b|\b(?:in place|instead|in lieu) of\b|\brather than\b|\bnothing\b|\bother than\b|\bnobody\b|\bunaware\b|\bout of reach\b/i;

/** "Explains only part of it" denies the rest. */
const isPart = /\bonly (?:part|partly|partially)\b/i;

/** Only a clause that speaks of what was denied, its first word above all, can state it. */
function speaksOfDenied(clause: Clause, scope: ReadonlySet<string>, claim: Clause): boolean {
  const repeated = new Set([...scope].filter((concept) => claim.concepts.has(concept)));
  const [first] = scope;
  if (first !== undefined && repeated.has(first)) return clause.concepts.has(first);
  return countShared(repeated, clause.concepts) * 2 > repeated.size;
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

/** "The link held" for "remained unchanged". */
function isHeld({ word }: Operator, text: string): boolean {
  return (
    /^un(?:changed|affected|altered)$/i.test(word) &&
    /\b(?:held|holds?|persist\w*|remain\w*|stay\w*|still|kept|keeps?|robust)\b/i.test(text)
  );
}

/** "Without" mostly names a group ("than in those without"). */
function namesGroup(denial: Operator): boolean {
  return /^(?:without|lacking)$/i.test(denial.word);
}

/** True where the claim repeats what was denied. */
function reaches(denial: Operator, claim: Clause): boolean {
  if (namesGroup(denial) || denial.scope.size === 0 || denial.isBracketed) return false;
  const shared = countShared(denial.scope, claim.concepts);
  // What a lack is of stands last, behind what only describes it.
  if (/^(?:lack|absence)/i.test(denial.word)) return shared === denial.scope.size;
  return shared * 2 >= denial.scope.size;
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
