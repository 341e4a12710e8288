import { tokens, words } from '../language/words.ts';
import { conceptTokens } from './concepts.ts';
import { type DirectionWord, directionOf } from './directions.ts';
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

/** "Broadly rise into categories" where the source says "broadly fall into categories": the opposite word amid the same words. */
export function exchangedWord(text: string, { start, end }: Span, source: SourceIndex): string | null {
  const own = directionOf(text.slice(start, end));
  if (own === null) return null;
  const all = tokens(text);
  const place = all.findIndex((token) => token.start === start);
  const from = Math.max(0, place - mostBeside);
  const said = all.slice(from, place + mostBeside + 1).map((token) => plainWord(token.text));
  const at = place - from;
  if (isCopied(said, at, source.running)) return null;
  for (const [before, after] of sides) {
    if (at < before || at + after >= said.length) continue;
    const left = said.slice(at - before, at).join(' ');
    const right = said.slice(at + 1, at + 1 + after).join(' ');
    const word = opposed(source.running, ` ${left} `, ` ${right} `, own);
    if (word === null || text.toLowerCase().includes(word)) continue;
    if (conceptTokens(`${left}. ${right}`).length >= leastContent) return word;
  }
  return null;
}

/** In small letters, as the source's words run. */
function plainWord(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words before and after that are enough to say that the one between was exchanged. */
const sides = [
  [2, 2],
  [3, 1],
  [1, 3],
] as const;

const mostBeside = 3;

/** Of these so many are to be words of content: "it is … likely to be" is said of anything. */
const leastContent = 2;

/** The word stands in the source between the same two words, or beside the same two on one side. */
function isCopied(said: readonly string[], at: number, running: string): boolean {
  const stands = (from: number, to: number): boolean =>
    from >= 0 && to <= said.length && running.includes(` ${said.slice(from, to).join(' ')} `);
  return (stands(at - 1, at + 1) && stands(at, at + 2)) || stands(at, at + 3) || stands(at - 2, at + 1);
}

function opposed(running: string, left: string, right: string, own: DirectionWord): string | null {
  for (let at = running.indexOf(left); at >= 0; at = running.indexOf(left, at + 1)) {
    const from = at + left.length;
    const to = running.indexOf(' ', from);
    const word = running.slice(from, to);
    const other = running.startsWith(right, to) ? directionOf(word) : null;
    if (other !== null && other.axis === own.axis && other.sign !== own.sign) return word;
  }
  return null;
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
