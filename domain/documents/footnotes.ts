import { beginsWithOne } from './beginnings.ts';
import type { PlacedLine } from './placed-line.ts';

/** A footnote is set smaller than the running text by at least this. */
const smaller = 0.93;
/** Part of a page's text above which no column ends with notes. */
const lower = 0.7;
/** In distances between lines: the blank above the notes of a column. */
const blankAbove = 1.25;
/** A raised sign, a sign of notes, or a number before a word. */
const noteMark = /^(?:<sup>[^<]{1,4}<\/sup>|[*†‡§¶#∗]|\d{1,2}\s?(?=\p{L}))/iu;
/** Beginnings of notes without a mark. */
const noteWords = [
  'correspond',
  'email',
  'e-mail',
  '©',
  '(c)',
  'copyright',
  'received',
  'submitted',
  'accepted',
  'http:',
  'https:',
  'doi',
  'published',
  'funding:',
];

/** The lines of a page in reading order without the footnotes at the ends of its columns. */
export function withoutFootnotes(lines: readonly PlacedLine[], bodySize: number): readonly PlacedLine[] {
  const bottom = lines.reduce((lowest, { y }) => Math.max(lowest, y), 0);
  const columns = columnsOf(lines).map((column) => {
    const ends = (column.at(-1)?.y ?? 0) > bottom * lower;
    return ends ? column.slice(0, firstNote(column, bodySize)) : column;
  });
  return columns.flat();
}

/** A new column begins where a line stands above the one before it. */
function columnsOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  const columns: PlacedLine[][] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before === undefined || before.y > line.y) columns.push([line]);
    else columns.at(-1)?.push(line);
  });
  return columns;
}

/** The number of the line at which the notes at the end of a column begin. */
function firstNote(column: readonly PlacedLine[], bodySize: number): number {
  let first = column.length;
  for (let at = column.length - 1; at > 0; at -= 1) {
    const [line, above] = [column[at], column[at - 1]];
    if (line === undefined || above === undefined || line.size > bodySize * smaller) break;
    if (opensNote(line.text) && isApart(line, above, column[at + 1])) first = at;
  }
  return first;
}

function opensNote(text: string): boolean {
  return noteMark.test(text) || beginsWithOne(text, noteWords);
}

/** With more white above it than between its own lines, or set smaller than what is above. */
function isApart(line: PlacedLine, above: PlacedLine, below: PlacedLine | undefined): boolean {
  const own = below === undefined ? line.size * 1.2 : below.y - line.y;
  return line.y - above.y > own * blankAbove || above.size > line.size * 1.04 || opensNote(above.text);
}
