import type { Edit, TracedText } from './traced-text.ts';

interface Line {
  readonly start: number;
  /** The number that it begins or ends with; null without one. */
  readonly number: number | null;
  /** Where that stands. */
  readonly from: number;
  readonly to: number;
  /** Which line of text it is; a number on a line of its own belongs to the next. */
  readonly row: number;
}

/** So many numbers of one count are no coincidence. */
const fewest = 3;

/**
 * Numbers of a manuscript's lines gone: numbers at the edge of lines, or on lines of their own, that count up with the lines, every one
 * or every fifth of them, from any number on. What counts otherwise (years, sizes of groups) stays.
 */
export function dropLineNumbers(traced: TracedText): TracedText {
  const { text } = traced;
  if (!text.includes('\n')) return traced;
  const edges = [leading, trailing].map((edge) => counted(linesOf(text, edge)));
  const [best = []] = edges.sort((one, other) => other.length - one.length);
  return traced.edit(best.map(({ from, to }): Edit => ({ start: from, end: to, by: '' })));
}

/** "12 We tested", "12We tested", "12" alone; a list's "12." is not. */
const leading = /^[^\S\n]*(\d{1,4})(?:[^\S\n]+(?=\S)|(?=\p{Lu}\p{Ll}|$))/u;
const trailing = /(?<=\S)[^\S\n]+(\d{1,4})[^\S\n]*$/;

function linesOf(text: string, edge: RegExp): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let row = 0;
  for (const line of text.split('\n')) {
    const match = line.length > longestLine ? null : edge.exec(line);
    const from = start + (match?.index ?? 0);
    const isAlone = match !== null && match[0].length === line.length;
    if (line.trim() !== '')
      lines.push({
        start,
        row,
        number: match === null ? null : Number(match[1]),
        from,
        to: from + (match?.[0].length ?? 0) + (isAlone && start + line.length < text.length ? 1 : 0),
      });
    if (line.trim() !== '' && !isAlone) row += 1;
    start += line.length + 1;
  }
  return lines;
}

/** Characters: no line of a page is longer, and a whole text on one line has no numbers at its edges. */
const longestLine = 400;

/** The lines whose numbers count with them: the same distance between number and line, again and again. */
function counted(lines: readonly Line[]): Line[] {
  const numbered = lines.filter(({ number }) => number !== null);
  const byDistance = Map.groupBy(numbered, ({ number, row }) => (number ?? 0) - row);
  return [...byDistance.values()]
    .filter((group) => group.length >= fewest)
    .flat()
    .sort((one, other) => one.from - other.from);
}
