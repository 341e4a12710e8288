import { findHedges } from '../language/hedges.ts';
import { splitSentences } from '../language/sentences.ts';
import type { PlatformId } from '../posts/platforms.ts';
import { fitsPlatform } from '../posts/post-length.ts';
import type { GuardSource } from './guard-source.ts';
import { saysMark } from './says-mark.ts';

/**
 * Makes a post fit its platform by taking out whole units, least needed first: hashtags, the words around the link,
 * framing, then claims from the end. Never inside a sentence, and never the first sentence, the link, a hedge, the
 * limit or what must be said of the source. Null where that is not enough.
 */
export function shortenPost(source: GuardSource, platform: PlatformId, text: string): string | null {
  let shorter = text;
  for (const cut of [withoutTags, withoutCall]) {
    if (fitsPlatform(platform, shorter)) return shorter;
    shorter = cut(source, shorter);
  }
  return fitsPlatform(platform, shorter) ? shorter : withoutUnits(source, platform, shorter);
}

/** The text with as few of its units cut as must be, in the order in which they can be missed; the number is found by halving. */
function withoutUnits(
  source: GuardSource,
  platform: PlatformId,
  text: string,
  rounds = mostRounds,
): string | null {
  const units = unitsOf(text);
  const order = leastNeededFirst(source, units);
  const without = (count: number): string => withoutSome(text, units, new Set(order.slice(0, count)));
  if (order.length === 0 || rounds === 0) return null;
  const shortest = without(order.length);
  // What is left may part otherwise than the whole did.
  if (!fitsPlatform(platform, shortest)) return withoutUnits(source, platform, shortest, rounds - 1);
  let [few, enough] = [0, order.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (fitsPlatform(platform, without(middle))) enough = middle;
    else few = middle;
  }
  return without(enough);
}

const mostRounds = 10;

interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Sentences, line by line, with their places. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const span of splitSentences(line))
      units.push({ text: span.text, start: start + span.start, end: start + span.end });
    start += line.length + 1;
  }
  return units.filter((unit) => unit.text.trim() !== '');
}

function withoutTags(_source: GuardSource, text: string): string {
  return text.replace(/(?:\s*(?<![\p{L}\p{N}&/])[#＃][\p{L}\p{N}_]+)+\s*$/u, '').trim();
}

/** "Poke holes: https://…" keeps the address. */
function withoutCall(source: GuardSource, text: string): string {
  const { reference } = source;
  const at = reference === null ? -1 : text.indexOf(reference.link);
  if (reference === null || at === -1) return text;
  const before = text
    .slice(0, at)
    .replace(/(?<=^|[.!?\n]\s?)[^.!?\n]{0,60}:\s*$/u, (call) => (saysMark(source, call) ? call : ''));
  return `${before.trimEnd()}${before === '' ? '' : /\n\s*$/.test(before) ? '\n\n' : ' '}${text.slice(at)}`.trim();
}

/** What is said twice, then framing, then claims: each from the end, and never the first unit. */
function leastNeededFirst(source: GuardSource, units: readonly Unit[]): Unit[] {
  const said = new Set<string>();
  const repeated = new Set<Unit>();
  for (const unit of units) {
    if (said.has(unit.text)) repeated.add(unit);
    said.add(unit.text);
  }
  const free = units.slice(1).filter((unit) => !repeated.has(unit) && !isNeeded(source, unit.text));
  const framing = new Set(
    free.filter((unit) => source.check(unit.text).sentences.every(({ kind }) => kind === 'framing')),
  );
  const claims = free.filter((unit) => !framing.has(unit));
  return [[...repeated], [...framing], claims].flatMap((some) => some.toReversed());
}

function isNeeded(source: GuardSource, sentence: string): boolean {
  const { sheet, reference } = source;
  if (reference !== null && (sentence.includes(reference.link) || /link in bio/i.test(sentence))) return true;
  if (findHedges(sentence).length > 0) return true;
  if (saysMark(source, sentence)) return true;
  return saysLimit(sheet.limit?.text ?? '', sentence);
}

/** Words by which posts give a limit, or the limit's own. */
function saysLimit(limit: string, sentence: string): boolean {
  if (
    /\b(?:limits?|limitation|the catch|caveat|still open|one (?:cent(?:re|er)|site|study)|single[- ])\b/i.test(
      sentence,
    )
  )
    return true;
  const own = limit.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const said = own.filter((word) => sentence.toLowerCase().includes(word)).length;
  return own.length > 0 && said >= Math.min(3, own.length);
}

/** The text without these units; where some were cut, one gap is left of those around them. */
function withoutSome(text: string, units: readonly Unit[], cut: ReadonlySet<Unit>): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of units.filter((unit) => cut.has(unit))) {
    parts.push(text.slice(from, start));
    from = end;
  }
  return joined([...parts, text.slice(from)]);
}

function joined(parts: readonly string[]): string {
  let made = '';
  let gap = '';
  for (const part of parts) {
    const rest = part.trimStart();
    gap = oneGap(gap + part.slice(0, part.length - rest.length));
    if (rest === '') continue;
    const kept = rest.trimEnd();
    made += `${made === '' ? '' : gap}${kept}`;
    gap = rest.slice(kept.length);
  }
  return made;
}

function oneGap(gap: string): string {
  return gap.includes('\n\n') ? '\n\n' : gap.includes('\n') ? '\n' : ' ';
}
