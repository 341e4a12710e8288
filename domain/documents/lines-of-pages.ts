import { inReadingOrder } from './columns.ts';
import { withoutFootnotes } from './footnotes.ts';
import { fragmentsOf, usualSize } from './fragments.ts';
import { withoutFurniture } from './furniture.ts';
import { dropMarginNumbers } from './margin-numbers.ts';
import { linesOf, type PlacedLine } from './placed-line.ts';
import type { DocumentLine, DocumentText, Page } from './placed-text.ts';

/** Larger than the running text by this: a heading. */
const larger = 1.07;
/** Lines of a heading, at most. */
const longestHeading = 3;

/**
 * The lines of printed pages in the order in which they are read, column after column, without line numbers, running heads, feet
 * and footnotes. Whoever has the pages says what the file's properties call it.
 */
export function linesOfPages(pages: readonly Page[], ownTitle: string | null): DocumentText {
  const upright = pages.map((page) => dropMarginNumbers(page.texts));
  const parts = withoutFurniture(pages, upright.map(fragmentsOf));
  const ordered = parts.map(({ text }) => linesOf(inReadingOrder(text)));
  const all = ordered.flat();
  const body = { size: usualSize(all), font: usualFontOf(all) };
  return {
    lines: ordered.flatMap((lines, page) => {
      const kept = withoutFootnotes(lines, body.size);
      const surroundings = { kept, leading: leadingOf(kept), body, page };
      return kept.map((line, at) => lineAt(line, at, surroundings));
    }),
    margins: [...parts.flatMap(({ margins }) => margins), ...pages.flatMap(({ aside }) => aside)],
    ownTitle,
  };
}

interface Body {
  readonly size: number;
  readonly font: string;
}

interface Surroundings {
  readonly kept: readonly PlacedLine[];
  readonly leading: number;
  readonly body: Body;
  readonly page: number;
}

function lineAt(line: PlacedLine, at: number, { kept, leading, body, page }: Surroundings): DocumentLine {
  const { text, size, font } = line;
  const before = kept[at - 1];
  return {
    text,
    size,
    standsOut: size > body.size * larger || (font !== body.font && !isRunning(kept, at)),
    opensParagraph: before === undefined ? false : opensParagraph(line, before, leading),
    page,
  };
}

/** Among more lines of its font than a heading has: running text in bold or slanting letters. */
function isRunning(lines: readonly PlacedLine[], at: number): boolean {
  const { font, size } = lines[at] ?? { font: '', size: 0 };
  const isAlike = (line: PlacedLine | undefined): boolean => line?.font === font && line.size === size;
  let [from, to] = [at, at];
  while (isAlike(lines[from - 1]) && at - from < longestHeading) from -= 1;
  while (isAlike(lines[to + 1]) && to - at < longestHeading) to += 1;
  return to - from >= longestHeading;
}

function opensParagraph(line: PlacedLine, before: PlacedLine, leading: number): boolean {
  if (Math.abs(line.size - before.size) > 0.06 * line.size) return true;
  if (line.y < before.y) return false;
  const isIndented = line.x > before.x + 0.8 * line.size && line.x < before.x + 4 * line.size;
  return isIndented || line.y - before.y > 1.4 * Math.max(leading, line.size);
}

/** The usual distance between two lines: half of them stand closer. */
function leadingOf(lines: readonly PlacedLine[]): number {
  const distances = lines
    .slice(1)
    .map(({ y }, at) => y - (lines[at]?.y ?? y))
    .filter((distance) => distance > 0)
    .sort((one, other) => one - other);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

function usualFontOf(lines: readonly PlacedLine[]): string {
  const letters = new Map<string, number>();
  for (const { text, font } of lines) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
