import { joined, textOfFragment } from './fragments.ts';
import type { Fragment } from './placed-text.ts';

/** A line of a column with its place on the page. */
export interface PlacedLine {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** Fragments in reading order as lines: those beside each other in one column are one line. */
export function linesOf(fragments: readonly Fragment[]): PlacedLine[] {
  const lines: Fragment[] = [];
  for (const fragment of fragments) {
    const last = lines.at(-1);
    const isBeside =
      last !== undefined &&
      Math.abs(last.y - fragment.y) < 0.3 * fragment.size &&
      fragment.x >= last.right - 1;
    if (isBeside) lines[lines.length - 1] = joined(last, fragment);
    else lines.push(fragment);
  }
  return lines.map((line) => ({
    text: textOfFragment(line),
    x: line.x,
    right: line.right,
    y: line.y,
    size: line.size,
    font: usualFont(line),
  }));
}

function usualFont({ texts }: Fragment): string {
  const letters = new Map<string, number>();
  for (const { text, font } of texts) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
