import { findNumbers, type NumberMention } from '../language/numbers.ts';
import { remembered } from '../language/remembered.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';

/** A number with the content words of its part of the sentence and how far from it each stands: before it negative, behind it positive. */
export interface HousedNumber {
  readonly number: NumberMention;
  readonly around: ReadonlyMap<string, number>;
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
    if (before !== undefined) inheritSides(around, before.around);
    housed.push({ number, around, beside: others.length > 0 ? [number] : beside });
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
  const between = text.slice(from, to);
  const joint =
    /(?:[,;:)]\s*)?\b(?:and|but|while|whereas|versus|vs|compared (?:with|to)|than)\b|[,;:)]|\((?!$)/.exec(
      between,
    );
  const hasWords = joint !== null && /\p{L}{2}/u.test(between.replace(joint[0], ''));
  return hasWords ? from + joint.index + joint[0].length : null;
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

/** The members of a list: of the first one its last word, of the last one its first content word. */
function listIn(text: string, { start, end }: Span): Span[] {
  const part = text.slice(start, end).replace(/[\s,(]+$/, '');
  const joints = [...part.matchAll(listJoint)].map(({ index, 0: joint }) => ({
    start: start + index,
    end: start + index + joint.length,
  }));
  if (joints.length === 0) return [];
  const tokens = conceptTokens(text);
  const between = joints.slice(1).map((next, at) => ({ start: joints[at]?.end ?? 0, end: next.start }));
  const before = tokens.findLast((token) => token.start >= start && token.end <= (joints[0]?.start ?? 0));
  const after = tokens.find((token) => token.start >= (joints.at(-1)?.end ?? 0) && token.end <= end);
  return before === undefined || after === undefined ? [] : [before, ...between, after];
}
