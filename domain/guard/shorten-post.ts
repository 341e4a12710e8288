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
function withoutUnits(source: GuardSource, platform: PlatformId, text: string): string | null {
  const units = unitsOf(text);
  const order = leastNeededFirst(source, units);
  const without = (count: number): string => withoutSome(text, units, new Set(order.slice(0, count)));
  if (!fitsPlatform(platform, without(order.length))) return null;
  let [few, enough] = [0, order.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (fitsPlatform(platform, without(middle))) enough = middle;
    else few = middle;
  }
  return without(enough);
}

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
  let made = '';
  let gap = '';
  let from = 0;
  let isCut = false;
  for (const unit of units) {
    gap += text.slice(from, unit.start);
    from = unit.end;
    if (cut.has(unit)) {
      isCut = true;
      continue;
    }
    made += `${isCut ? oneGap(made, gap) : gap}${unit.text}`;
    gap = '';
    isCut = false;
  }
  const rest = `${gap}${text.slice(from)}`;
  return isCut ? joined(made, rest) : made + rest;
}

function joined(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const gap = `${before.slice(left.length)}${after.slice(0, after.length - right.length)}`;
  return left === '' || right === '' ? left + right : `${left}${oneGap(left, gap)}${right}`;
}

function oneGap(before: string, gap: string): string {
  if (before === '') return '';
  return gap.includes('\n\n') ? '\n\n' : gap.includes('\n') ? '\n' : ' ';
}
