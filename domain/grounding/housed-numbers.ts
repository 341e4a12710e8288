import { findNumbers, type NumberMention } from '../language/numbers.ts';
import { remembered } from '../language/remembered.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';

/** A number with the content words of its part of the sentence and how far from it each stands: before it negative, behind it positive. */
export interface HousedNumber {
  readonly number: NumberMention;
  readonly around: ReadonlyMap<string, number>;
  /** Those of them that its part leaves out and takes from the one before. */
  readonly inherited: ReadonlySet<string>;
  /** Which words are its own a "respectively" says, and the list was not read. */
  readonly isLoose: boolean;
  /** Where its part of the sentence lies. */
  readonly from: number;
  readonly to: number;
  /** The numbers that belong to the same, itself among them. */
  readonly beside: readonly NumberMention[];
}

/** All numbers of a sentence, each with what stands in its part of it. */
export const housedIn: (text: string) => readonly HousedNumber[] = remembered((text) => {
  const numbers = findNumbers(text);
  const tokens = conceptTokens(text);
  const cuts = numbers.slice(1).map((next, at) => cutBetween(text, numbers[at]?.end ?? 0, next.start));
  const housed: HousedNumber[] = [];
  for (const [at, number] of numbers.entries()) {
    const from = cuts.slice(0, at).findLast((cut) => cut !== null) ?? 0;
    const to = cuts.slice(at).find((cut) => cut !== null) ?? text.length;
    const isInside = ({ start, end }: Span): boolean => start >= from && end <= to;
    const beside = numbers.filter(isInside);
    const others = ofOthers(text.slice(0, to), number, beside);
    const mine = tokens.filter((token) => isInside(token) && !others.some((one) => holds(one, token)));
    const around = distancesFrom(number, mine);
    const before = housed.findLast((one) => one.number.end <= from);
    const ownWords = new Set(around.keys());
    if (before !== undefined) inheritSides(around, before.around);
    const inherited = new Set([...around.keys()].filter((concept) => !ownWords.has(concept)));
    const isLoose = others.length === 0 && /\brespectively\b/i.test(text);
    housed.push({
      number,
      around,
      inherited,
      isLoose,
      from,
      to,
      beside: others.length > 0 ? [number] : beside,
    });
  }
  return housed;
});

/** "Mortality was 8% with A and 12% with B", "A had 8% mortality and B 12%": a part takes from the one before it what it leaves out. */
function inheritSides(around: Map<string, number>, before: ReadonlyMap<string, number>): void {
  const own = [...around.values()];
  for (const side of [-1, 1]) {
    if (own.some((distance) => Math.sign(distance) === side)) continue;
    for (const [concept, distance] of before)
      if (Math.sign(distance) === side && !around.has(concept)) around.set(concept, distance);
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Content words on each side. */
const reach = 8;

function distancesFrom(number: Span, tokens: readonly ConceptToken[]): Map<string, number> {
  const around = new Map<string, number>();
  const before = tokens.filter(({ end }) => end <= number.start).toReversed();
  const after = tokens.filter(({ start }) => start >= number.end);
  for (const [at, { concept }] of before.slice(0, reach).entries())
    if (!around.has(concept)) around.set(concept, -at - 1);
  for (const [at, { concept }] of after.slice(0, reach).entries())
    if (at + 1 < Math.abs(around.get(concept) ?? Number.POSITIVE_INFINITY)) around.set(concept, at + 1);
  return around;
}

/** Where one number's part of a sentence ends and the next one's begins; null where they stand in one part. */
function cutBetween(text: string, from: number, to: number): number | null {
  // The bracket that a number stands in ends no part: "66 (92%) were registered".
  const bracket = /^[^()]{0,12}\)/.exec(text.slice(from, to))?.[0].length ?? 0;
  const start = from + bracket;
  const between = text.slice(start, to);
  const joint =
    /(?:[,;:)]\s*)?\b(?:and|but|while|whereas|versus|vs|compared (?:with|to)|than)\b|[,;:)]|\((?!$)/.exec(
      between,
    );
  const hasWords = joint !== null && /\p{L}{2}/u.test(between.replace(joint[0], ''));
  return hasWords ? start + joint.index + joint[0].length : null;
}

/**
 * "8% and 12% in the drug and placebo groups, respectively": the words of the other groups, where as many stand in a list as there are
 * numbers. Empty without a "respectively".
 */
function ofOthers(text: string, number: NumberMention, beside: readonly NumberMention[]): Span[] {
  const [first, last] = [beside[0], beside.at(-1)];
  const end = text.search(/\brespectively\b/i);
  if (end < 0 || first === undefined || last === undefined || beside.length < 2) return [];
  const sides = [
    { start: last.end, end },
    { start: 0, end: first.start },
  ];
  const list = sides.map((side) => listIn(text, side)).find(({ length }) => length === beside.length) ?? [];
  return list.filter((_, at) => beside[at] !== number);
}

const listJoint = /,? and |,? or | versus | vs\.? |, |\//g;

/**
 * The members of a list. Where the first one begins and the last one ends no joint says: the first takes the words straight before
 * it, the last one its first word, or all before what they are of ("drug and mineral fertilizer groups").
 */
function listIn(text: string, { start, end }: Span): Span[] {
  const part = text.slice(start, end).replace(/[\s,(]+$/, '');
  const joints = [...part.matchAll(listJoint)].map(({ index, 0: joint }) => ({
    start: start + index,
    end: start + index + joint.length,
  }));
  const [opening, closing] = [joints[0], joints.at(-1)];
  if (opening === undefined || closing === undefined) return [];
  const tokens = conceptTokens(text);
  const between = joints.slice(1).map((next, at) => ({ start: joints[at]?.end ?? 0, end: next.start }));
  const before = runOf(
    text,
    tokens.filter((token) => token.start >= start && token.end <= opening.start).toReversed(),
  );
  const after = runOf(
    text,
    tokens.filter((token) => token.start >= closing.end && token.end <= end),
  );
  const [first, last] = [before.at(-1), before[0]];
  const [from] = after;
  if (first === undefined || last === undefined || from === undefined) return [];
  const head = after.findIndex(({ text: word }) => heads.has(word.toLowerCase()));
  const to = after[Math.max(0, head - 1)] ?? from;
  return [{ start: first.start, end: last.end }, ...between, { start: from.start, end: to.end }];
}

/** The tokens from the first one on with nothing but a space or hyphen between them. */
function runOf(text: string, ordered: readonly ConceptToken[]): readonly ConceptToken[] {
  const stop = ordered.findIndex((token, at) => {
    const last = ordered[at - 1];
    if (last === undefined) return false;
    const [left, right] = last.start < token.start ? [last, token] : [token, last];
    return !/^[\s-]$/.test(text.slice(left.end, right.start));
  });
  return stop < 0 ? ordered : ordered.slice(0, stop);
}

/** What the members of a list before them are of. */
const heads = new Set(
  'group groups arm arms cohort cohorts condition conditions class classes region regions site sites patients participants children adults women men mice rats plots fields areas countries years'.split(
    ' ',
  ),
);
