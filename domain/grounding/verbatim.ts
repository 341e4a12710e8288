import { tokens } from '../language/words.ts';
import type { SourceIndex } from './source-index.ts';

/** Words on each side that must stand in the source too. */
const reach = 2;

/** True where the marked words stand in the source exactly so, among the same neighbours: copied, so not contradicted. */
export function isVerbatim(
  text: string,
  place: { readonly start: number; readonly end: number },
  source: SourceIndex,
): boolean {
  const all = tokens(text);
  const first = all.findIndex((token) => token.end > place.start);
  const last = all.findLastIndex((token) => token.start < place.end);
  if (first < 0 || last < first) return false;
  const around = all.slice(Math.max(0, first - reach), last + reach + 1);
  if (around.length <= last - first + 1) return false;
  return source.running.includes(
    ` ${around.map((token) => token.text.toLowerCase().replaceAll('’', "'")).join(' ')} `,
  );
}
