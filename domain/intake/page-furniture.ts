import { isSectionName, leadingHeading } from '../language/section-names.ts';
import { splitSentences } from '../language/sentences.ts';
import {
  doubtfulLabels,
  furnitureHeadings,
  furnitureLabels,
  furnitureLines,
  furnitureMarks,
} from './furniture-marks.ts';
import type { Edit, TracedText } from './traced-text.ts';

interface Line {
  readonly start: number;
  readonly end: number;
  /** Without white space at its ends, and where that begins. */
  readonly text: string;
  readonly textStart: number;
  readonly isProse: boolean;
  readonly isFurniture: boolean;
}

/**
 * What stands around a text on its page gone: running heads, page numbers, buttons, stamps, copyright, authors above an abstract and
 * the statements below it. A line is furniture by the points of its words and its shape, by its label, by the heading it stands
 * under, or because the page repeats it; prose is never. Where nothing else would be left, all stays.
 */
export function dropFurniture(traced: TracedText): TracedText {
  const { text } = traced;
  const lower = text.toLowerCase();
  const holdsMarks = furnitureMarks.some(([, words]) => words.some((word) => lower.includes(word)));
  if (!holdsMarks && !text.includes('\n')) return traced;
  const lines = readLines(text);
  const dropped = new Set(lines.filter(({ isFurniture }, at) => isFurniture && !isUnfinished(lines[at - 1])));
  const rules = [repeatedLines, pageNumbers, sectionsAround, frontMatter];
  for (const rule of rules) for (const line of rule(lines, dropped)) dropped.add(line);
  const kept = lines.filter((line) => !dropped.has(line));
  if (!kept.some(({ isProse }) => isProse)) return traced;
  const whole = [...dropped].map(
    ({ start, end }): Edit => ({ start, end: text[end] === '\n' ? end + 1 : end, by: '' }),
  );
  const edges = !holdsMarks
    ? []
    : [...edgeSentences(kept.at(0), 'first'), ...edgeSentences(kept.at(-1), 'last')];
  return traced.edit([...whole, ...edges].sort((one, other) => one.start - other.start));
}

/** A line that goes on in the next, as a trial's date of registration and its address. */
function isUnfinished(line: Line | undefined): boolean {
  return line !== undefined && !line.isFurniture && /[,(:–]$/.test(line.text);
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const trimmed = line.trim();
    const isProse = looksLikeProse(trimmed);
    const textStart = start + line.length - line.trimStart().length;
    if (trimmed !== '')
      lines.push({ start, end, text: trimmed, textStart, isProse, isFurniture: isFurnitureLine(trimmed) });
    start = end + 1;
  }
  return lines;
}

/** A sentence, under its heading or without one, or a piece of one that a line's end cut. */
function looksLikeProse(line: string): boolean {
  const words = line.slice(leadingHeading(line)?.end ?? 0, longestUnit).split(/\s+/);
  const small = words.filter((word) => /^["“‘([]*\p{Ll}/u.test(word)).length;
  return (
    words.length >= 5 && small >= words.length * 0.5 && (/[.!?]["”’)\]]*$/.test(line) || words.length >= 10)
  );
}

/** Characters: a longer line is prose, whatever words it holds; only its first and last sentences are looked at. */
const longestUnit = 300;
/** Points from which a line is furniture. */
const enough = 3;

function isFurnitureLine(line: string): boolean {
  if (line.length > longestUnit) return false;
  const label = /^[[(]?([\p{L}-]+(?: [\p{L}-]+){0,3})\s?:/u.exec(line)?.[1];
  if (label !== undefined && isFurnitureLabel(label.toLowerCase(), line)) return true;
  const parts = line.split(/\s*[|•·]\s*|\t+| {3,}/).filter((part) => part !== '');
  return parts.length > 0 && parts.filter(isFurniturePart).length > parts.length / 2;
}

function isFurnitureLabel(label: string, line: string): boolean {
  return furnitureLabels.has(label) || (doubtfulLabels.has(label) && !looksLikeProse(line));
}

function isFurniturePart(part: string): boolean {
  const bare = part.toLowerCase().replace(/^[^\p{L}©]+|[^\p{L}]+$/gu, '');
  if (furnitureLines.has(bare)) return true;
  return pointsOf(part) >= enough && splitSentences(part).every((sentence) => !isKept(sentence));
}

/** Words of pages count for furniture, a sentence's shape against it. */
function pointsOf(unit: string): number {
  const lower = unit.toLowerCase();
  const marks = furnitureMarks.reduce(
    (sum, [points, words]) => sum + points * words.filter((word) => lower.includes(word)).length,
    0,
  );
  const shapes = furnitureShapes.filter((shape) => shape.test(unit)).length * enough;
  return marks + shapes - (looksLikeProse(unit) ? enough : 0);
}

const furnitureShapes: readonly RegExp[] = [
  // An address of mail, or of the web, with hardly anything beside it.
  /^\S{0,40}\s?\S{1,80}@[\w-]+\.[\w.-]{2,60}\.?$/,
  /^(?:\S+ ){0,4}(?:https?:\/\/|www\.|doi:?\s?10\.|10\.\d{4,9}\/)\S+$/i,
  // "2020;12:3–9", "12(3): 45-56", "Vol. 12, No. 3": where an article was printed.
  /\d{4};\s?\d+\s?(?:\(\d+\))?\s?:\s?e?\d|\b\d+\s?\(\d+\)\s?:\s?e?\d+[-–]\d|\bvol\.? ?\d+,? ?\(?(?:no|issue|iss)\b/i,
  /\d[\d.,]*k?\s(?:accesses|citations|altmetric|views|downloads|reads|shares|likes|mentions)$/i,
  /^(?:received|accepted|published|posted|revised|submitted|updated)\b[^.]{0,30}\d{4}/i,
  /^arxiv:\s?\S+/i,
  /^page \d+(?: of \d+)?$/i,
];

/** Running heads and feet: what a page repeats with nothing but another number. The first one may be the title. */
function repeatedLines(lines: readonly Line[]): Line[] {
  const short = lines.filter(({ text }) => text.length <= longestHead && /\p{L}{3}/u.test(text));
  const groups = Map.groupBy(short, ({ text }) => text.replace(/\d+/g, '').replace(/\s+/g, ' ').trim());
  return [...groups.values()].flatMap((group) =>
    group.length > 1 ? group.slice(group[0] === lines[0] ? 1 : 0) : [],
  );
}

const longestHead = 120;

/** A number alone on its line, where a sentence or a page ended before it. */
function pageNumbers(lines: readonly Line[], dropped: ReadonlySet<Line>): Line[] {
  return lines.filter((line, index) => {
    const before = lines[index - 1];
    const isNumber = /^[-–—[(]*\s?\d{1,4}(?:\s?(?:\/|of)\s?\d{1,4})?\s?[-–—\])]*$/.test(line.text);
    return (
      isNumber &&
      (before === undefined || dropped.has(before) || /[.!?]$/.test(before.text) || isLast(lines, index))
    );
  });
}

function isLast(lines: readonly Line[], index: number): boolean {
  return index === lines.length - 1;
}

/** Under a heading of the page ("Funding Statement") all goes up to the next heading of the work. */
function sectionsAround(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let isInside = false;
  let hasProse = false;
  for (const line of lines) {
    const name = line.text
      .toLowerCase()
      .replace(/[\s:.]+$/, '')
      .replaceAll("'", '’');
    if (furnitureHeadings.has(name)) isInside = true;
    else if (isSectionName(line.text) || opensAbstract.test(line.text) || (!hasProse && line.isProse))
      isInside = false;
    if (isInside) found.push(line);
    else hasProse ||= line.isProse;
  }
  return found;
}

const opensAbstract = /^(?:abstract|summary)(?:\s?[:.—–-]|$)/i;

/** Above "Abstract" only a title is kept, and what is prose. */
function frontMatter(lines: readonly Line[], dropped: ReadonlySet<Line>): Line[] {
  const at = lines.findIndex(({ text }) => opensAbstract.test(text));
  if (at < 0) return [];
  const front = lines.slice(0, at).filter((line) => !dropped.has(line) && !line.isProse);
  const title = front.find(({ text }) => text.split(/\s+/).length >= 3 && !isNames(text));
  return front.filter((line) => line !== title);
}

/** "Ada Doe, Bob Roe and Cy Poe¹": capitals and commas alone. */
function isNames(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => !/^(?:and|&|de|van|von|der|la|el|bin)$/.test(word));
  return /,|\band\b|&/.test(line) && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Sentences of furniture at the start or the end of a line that holds the text. */
function edgeSentences(line: Line | undefined, edge: 'first' | 'last'): Edit[] {
  if (line === undefined || line.text.length > longestText) return [];
  const sentences = splitSentences(line.text);
  const inner = edge === 'first' ? sentences.findIndex(isKept) : sentences.findLastIndex(isKept);
  const kept = sentences[inner];
  if (kept === undefined || inner === (edge === 'first' ? 0 : sentences.length - 1)) return [];
  const { textStart, text } = line;
  return edge === 'first'
    ? [{ start: textStart, end: textStart + kept.start, by: '' }]
    : [{ start: textStart + kept.end, end: textStart + text.length, by: '' }];
}

/** Characters: no abstract is longer, and what is cannot be a line that somebody copied. */
const longestText = 20_000;

function isKept({ text }: { readonly text: string }): boolean {
  return text.length > longestUnit || pointsOf(text) < enough;
}
