import { type Token, tokens } from '../language/words.ts';
import type { SourceIndex } from './source-index.ts';

/** Words before and after the marked ones that make them a copy. */
const sides = [
  [2, 1],
  [1, 2],
  [3, 0],
  [0, 3],
] as const;

/** True where the marked words stand in the source exactly so, among the same neighbours: copied, so not contradicted. */
export function isVerbatim(
  text: string,
  place: { readonly start: number; readonly end: number },
  source: Pick<SourceIndex, 'running'>,
): boolean {
  const all = tokens(text);
  const first = all.findIndex((token) => token.end > place.start);
  const last = all.findLastIndex((token) => token.start < place.end);
  if (first < 0 || last < first) return false;
  return sides.some(
    ([before, after]) =>
      first >= before &&
      last + after < all.length &&
      // Words on one side only are enough where there are none on the other.
      (before > 0 || first === 0) &&
      (after > 0 || last === all.length - 1) &&
      stands(all.slice(first - before, last + 1), source) &&
      stands(all.slice(first, last + 1 + after), source),
  );
}

/** "Low-gravity worlds" of the title: a compound that names the subject, with its noun, turns nothing round. */
export function isNameOfTitle(
  text: string,
  place: { readonly start: number; readonly end: number },
  title: string,
): boolean {
  const compound = Array.from(text.matchAll(/\p{L}+(?:-\p{L}+)+ \p{L}+/gu)).find(
    ({ index, 0: name }) =>
      place.start >= index &&
      place.end <= index + name.indexOf(' ') &&
      place.end - place.start < name.indexOf(' '),
  );
  return compound !== undefined && title.toLowerCase().includes(compound[0].toLowerCase());
}

/** True where the words stand in the source in this order. */
function stands(words: readonly Pick<Token, 'text'>[], source: Pick<SourceIndex, 'running'>): boolean {
  return source.running.includes(` ${words.map((token) => spelledOut(plain(token.text))).join(' ')} `);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** "Doesn't" copies "does not". */
function spelledOut(word: string): string {
  return word.replace(/^(do|does|did|is|are|was|were|has|have|had|could|would|should)n't$/, '$1 not');
}
