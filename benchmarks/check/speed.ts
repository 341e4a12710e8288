import { checkPost } from '#domain/grounding/check-post.ts';
import { randomOf } from '#testing/random.ts';
import { median } from '../speed/figures.ts';
import type { Case } from './cases.ts';

const rounds = 5;
const most = 100;

/**
 * How many cases are checked in the time of one piece of fixed work, which is measured between them on the same machine: the
 * ratio is comparable between machines, and hardly moves with what else they do. Median of five
 * rounds over 100 cases; what is remembered of a text, and not of a source, is warm after the first.
 */
export function checkedInAPiece(all: readonly Case[]): {
  readonly cases: number;
  readonly pieceMs: number;
} {
  const cases = all.slice(0, most);
  const measured = Array.from({ length: rounds }, () => {
    const piece = timeOf(fixedWork);
    // Fresh objects: what the check remembers of a source is read anew.
    const fresh = cases.map(({ source, text }) => ({ source: { ...source }, text }));
    const checking = timeOf(() => {
      for (const { source, text } of fresh) checkPost(source, text);
    });
    return { ratio: (cases.length * piece) / checking, piece };
  });
  return {
    cases: median(measured.map(({ ratio }) => ratio)),
    pieceMs: median(measured.map(({ piece }) => piece)),
  };
}

/** Sorts 100,000 words of made-up letters and counts them: strings, comparisons and a map, as the check has them. */
function fixedWork(): void {
  const next = randomOf(1);
  const words = Array.from({ length: 100_000 }, () => Math.floor(next() * 1e9).toString(36));
  const counts = new Map<string, number>();
  for (const word of words.toSorted()) counts.set(word, (counts.get(word) ?? 0) + 1);
}

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
