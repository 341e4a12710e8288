import { type Token, tokens } from '../language/words.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * True where the marked words stand in the source exactly so, among the same neighbours (two on one side and one on the
 * other): copied, so not contradicted.
 */
export function isVerbatim(
  text: string,
  place: { readonly start: number; readonly end: number },
  source: SourceIndex,
): boolean {
  const all = tokens(text);
  const first = all.findIndex((token) => token.end > place.start);
  const last = all.findLastIndex((token) => token.start < place.end);
  if (first < 0 || last < first) return false;
  return [
    [2, 1],
    [1, 2],
  ].some(
    ([before = 0, after = 0]) =>
      stands(all.slice(Math.max(0, first - before), last + 1), last - first, source) &&
      stands(all.slice(first, last + 1 + after), last - first, source),
  );
}

/** True where the words, at least one more than the marked ones, stand in the source in this order. */
function stands(around: readonly Token[], marked: number, source: SourceIndex): boolean {
  if (around.length <= marked + 1) return false;
  return source.running.includes(
    ` ${around.map((token) => token.text.toLowerCase().replaceAll('’', "'")).join(' ')} `,
  );
}
