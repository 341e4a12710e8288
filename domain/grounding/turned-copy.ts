import { words } from '../language/words.ts';
import { directionOf } from './directions.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * True where a direction word stands in the source among the same few words, and its opposite among more of them: "a positive
 * correlation between A and B" is no copy of "a negative correlation between A and B as well as a positive correlation between A and C".
 */
export function isTurnedCopy(text: string, flag: Flag, source: SourceIndex): boolean {
  const own = directionOf(text.slice(flag.start, flag.end));
  if (flag.type !== 'direction' || own === null) return false;
  const said = words(text);
  const at = words(text.slice(0, flag.start)).length;
  const opposites = source.sentences
    .flatMap((sentence) => sentence.directions())
    .filter(({ direction: { axis, sign } }) => axis === own.axis && sign !== own.sign)
    .map(({ word }) => word.toLowerCase());
  const copied = longestRun(said, at, source.running);
  return [...new Set(opposites)].some((word) => longestRun(said.with(at, word), at, source.running) > copied);
}

/** How many words in a row, the one at `at` among them, stand in the source as they do here. */
function longestRun(said: readonly string[], at: number, running: string): number {
  let longest = 0;
  for (let from = at; from >= 0; from -= 1) {
    let to = Math.max(at + 1, from + longest + 1);
    if (!running.includes(` ${said.slice(from, at + 1).join(' ')} `)) break;
    while (to <= said.length && running.includes(` ${said.slice(from, to).join(' ')} `)) {
      longest = to - from;
      to += 1;
    }
  }
  return longest;
}
