import type { Edit, TracedText } from './traced-text.ts';

/** Signs that open a stretch in another direction, by the sign that closes them. Overrides turn letters round and are never kept. */
const closes: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Signs of direction gone, but for pairs on one line around words that are written from right to left: an override, or a stretch
 * that nobody closes, turns round what readers see.
 */
export function dropDirections(traced: TracedText): TracedText {
  const { text } = traced;
  if (!/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text)) return traced;
  const dropped = new Set<number>();
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\n]/g)) {
    if (sign === '\n') open.length = 0;
    else dropped.add(index);
    if (closes[sign] !== undefined) open.push(index);
    const last = open.at(-1);
    if (last === undefined || closes[text[last] ?? ''] !== sign) continue;
    open.pop();
    if (!rightToLeft.test(text.slice(last, Math.min(index, last + longestStretch)))) continue;
    dropped.delete(last);
    dropped.delete(index);
  }
  const edits = [...dropped].map((start): Edit => ({ start, end: start + 1, by: '' }));
  return traced.edit(edits.sort((one, other) => one.start - other.start));
}

/** Words of another script in a sentence are fewer. */
const longestStretch = 200;
