import { beginsWithOne } from './beginnings.ts';
import { documentLimits } from './document-limits.ts';
import { headingName, opensPaper, plain } from './headings.ts';
import type { DocumentLine } from './placed-text.ts';

/** Where a part stands: the number of its first line, and of the line behind its last. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface AbstractPart extends Part {
  /** Whether a heading says that it is the abstract. */
  readonly isMarked: boolean;
}

/** "Abstract—We tested", "ABSTRACT: We", "Abstract We tested". */
const runIn = /^(abstract|summary)(?:\s*[:.—–-]+\s*|\s+)(?=[\p{Lu}\d"“(])/iu;

/** Beginnings of what stands behind an abstract, by its words. */
const behind = [
  'index terms',
  'ccs concepts',
  'subject terms',
  'subject areas',
  'graphical abstract',
  'plain language summary',
  'significance statement',
  'abbreviations',
  'how to cite',
  'to cite this',
  'citation:',
  'article info',
  '©',
  'copyright',
  'correspond',
];
/** The same, where more than words counts: "Key words:", "JEL", "Highlights" alone, "Received 3 May", "1. Introduction". */
const behindByForm = /^(?:key\s?-?word|(?:jel|mesh)\b|highlights$|received:?\s|1\.?\s+introduction)/i;

/** The abstract of a document, by its heading, else its first paragraph of prose; null where there is neither. */
export function abstractOf(lines: readonly DocumentLine[], behindTitle: number): AbstractPart | null {
  return markedAbstract(lines) ?? openingParagraph(lines, behindTitle);
}

function markedAbstract(lines: readonly DocumentLine[]): AbstractPart | null {
  for (const wanted of ['abstract', 'summary']) {
    const at = lines.findIndex((line) => line.page < 3 && opens(line, wanted));
    const line = lines[at];
    if (line === undefined) continue;
    const rest = headingName(line) === wanted ? '' : line.text.replace(runIn, '');
    const part = collect(lines, rest === '' ? at + 1 : at, rest);
    if (part.text !== '') return { ...part, isMarked: true };
  }
  return null;
}

function opens(line: DocumentLine, wanted: string): boolean {
  if (headingName(line) === wanted) return true;
  return runIn.exec(line.text)?.[1]?.toLowerCase() === wanted;
}

/** Lines up to what cannot be of the abstract any more. */
function collect(lines: readonly DocumentLine[], from: number, first: string): Part {
  const size = lines.slice(from).find((line) => headingName(line) === null)?.size ?? 0;
  const isEnd = (line: DocumentLine, at: number): boolean => at > from && ends(line, size);
  const to = endOf(lines, from, isEnd);
  return { from, to, text: textOf(lines.slice(from, to), first) };
}

/** The number of the first line that is an end, or that goes beyond what is given back of a part. */
export function endOf(
  lines: readonly DocumentLine[],
  from: number,
  isEnd: (line: DocumentLine, at: number) => boolean,
): number {
  let length = 0;
  const end = lines.findIndex((line, at) => {
    if (at < from) return false;
    length += line.text.length;
    return isEnd(line, at) || length > documentLimits.part;
  });
  return end === -1 ? lines.length : end;
}

/** Lines as one text: paragraphs and headings apart by a blank line. The first one may be given in other words. */
export function textOf(lines: readonly DocumentLine[], first = ''): string {
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      const isApart = before !== undefined && (line.opensParagraph || headingName(before) !== null);
      return `${isApart ? '\n' : ''}${at === 0 && first !== '' ? first : line.text}`;
    })
    .join('\n')
    .trim();
}

function ends(line: DocumentLine, size: number): boolean {
  const text = plain(line.text);
  if (beginsWithOne(text, behind) || behindByForm.test(text)) return true;
  const name = headingName(line);
  if (name !== null) return opensPaper(name, line, true);
  // Running text in another size: the paper has begun without a heading.
  return line.opensParagraph && Math.abs(line.size - size) > 0.4;
}

/** Words from which a paragraph can be an abstract. */
const fewestWords = 40;

/** Where no heading says so: the first paragraph behind the title that is prose. */
function openingParagraph(lines: readonly DocumentLine[], behindTitle: number): AbstractPart | null {
  let from = behindTitle;
  while (from < lines.length && (lines[from]?.page ?? 9) < 2) {
    const to = endOfParagraph(lines, from);
    const text = textOf(lines.slice(from, to));
    if (isProse(text)) return { from, to, text, isMarked: false };
    from = to;
  }
  return null;
}

function endOfParagraph(lines: readonly DocumentLine[], from: number): number {
  const next = lines.findIndex(
    (line, at) => at > from && (line.opensParagraph || (headingName(line) !== null && line.standsOut)),
  );
  return next === -1 ? lines.length : next;
}

function isProse(text: string): boolean {
  const words = plain(text).split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= fewestWords && small > words.length * 0.6 && /[.!?]/.test(text) && !text.includes('@')
  );
}
