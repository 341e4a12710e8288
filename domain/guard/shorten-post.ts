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
  while (!fitsPlatform(platform, shorter)) {
    const unit = leastNeeded(source, shorter);
    if (unit === null) return null;
    shorter = joined(shorter.slice(0, unit.start), shorter.slice(unit.end));
  }
  return shorter;
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

function leastNeeded(source: GuardSource, text: string): Unit | null {
  const all = unitsOf(text);
  const repeated = all.findLast((unit, index) => all.findIndex((one) => one.text === unit.text) < index);
  if (repeated !== undefined) return repeated;
  const units = all.slice(1).filter((unit) => !isNeeded(source, unit.text));
  const isFraming = (unit: Unit): boolean =>
    source.check(unit.text).sentences.every((sentence) => sentence.kind === 'framing');
  return units.findLast(isFraming) ?? units.at(-1) ?? null;
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

function joined(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const gap = `${before.slice(left.length)}${after.slice(0, after.length - right.length)}`;
  const between = gap.includes('\n\n') ? '\n\n' : gap.includes('\n') ? '\n' : ' ';
  return left === '' ? right : right === '' ? left : `${left}${between}${right}`;
}
