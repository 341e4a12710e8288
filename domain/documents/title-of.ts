import { areOfOneWork } from './compare-record.ts';
import { headingName, plain } from './headings.ts';
import type { DocumentLine, DocumentText } from './placed-text.ts';

export interface Title {
  readonly text: string | null;
  /** Number of the line behind its last. */
  readonly to: number;
}

/** Lines among which the title is looked for. */
const opening = 45;
const fewestWords = 3;
const longest = 400;

/** The title: what is set largest at the beginning of the first page, else what the file's properties say. */
export function titleOf({ lines, ownTitle }: DocumentText): Title {
  const first = lines.slice(0, opening).filter(({ page }) => page === 0);
  const ends = first.findIndex((line) => /^(?:abstract|summary)\b/i.test(line.text));
  const above = ends >= 0 ? first.slice(0, ends) : first;
  const blocks = blocksOf(above).filter(isTitle);
  const largest = blocks.reduce<Block | null>(
    (most, one) => (most === null || one.size > most.size + 0.4 ? one : most),
    null,
  );
  const own = usefulTitle(ownTitle);
  const named = own === null ? undefined : blocks.find(({ text }) => areOfOneWork(own, text));
  if (named !== undefined) return { text: named.text, to: named.to };
  if (largest === null) return { text: own, to: 0 };
  const standsOut = largest.standsOut || largest.size > (lines[largest.to]?.size ?? largest.size);
  // Of one size with the rest: a line that ends like a sentence is one.
  if (!standsOut && (own !== null || /\.$/.test(largest.text))) return { text: own, to: 0 };
  return { text: largest.text, to: largest.to };
}

interface Block {
  readonly text: string;
  readonly size: number;
  readonly standsOut: boolean;
  readonly to: number;
}

/** Lines of one size that follow each other. */
function blocksOf(lines: readonly DocumentLine[]): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, at) => {
    const last = blocks.at(-1);
    const goesOn =
      last !== undefined &&
      Math.abs(last.size - line.size) < 0.3 &&
      last.standsOut === line.standsOut &&
      !(line.opensParagraph && !line.standsOut);
    if (goesOn)
      blocks[blocks.length - 1] = { ...last, text: joinedTitle(last.text, plain(line.text)), to: at + 1 };
    else blocks.push({ text: plain(line.text), size: line.size, standsOut: line.standsOut, to: at + 1 });
  });
  return blocks;
}

function joinedTitle(one: string, other: string): string {
  return /\p{L}-$/u.test(one) ? `${one}${other}` : `${one} ${other}`;
}

function isTitle({ text }: Block): boolean {
  const words = text.split(/\s+/);
  const isLabel =
    /^(?:original (?:article|research)|research article|open access|review article|https?:|doi:?)/i;
  return (
    words.length >= fewestWords &&
    text.length <= longest &&
    !isLabel.test(text) &&
    !(words.length <= longestName && journalName.test(text)) &&
    /\p{Ll}{3}|\p{Lu}{4}/u.test(text) &&
    headingName({ text, size: 0, standsOut: false, opensParagraph: false, page: 0 }) === null
  );
}

/** Words of a journal's name, which may stand larger than the title. */
const longestName = 8;
const journalName = /\b(?:journal|proceedings|annals|transactions)\b/i;

/** Programs write the name of the file there, or nothing. */
function usefulTitle(title: string | null): string | null {
  const text = title?.trim() ?? '';
  const isName = /\.(?:docx?|pdf|tex|indd|qxd|fm|rtf|odt)$|^microsoft word|^untitled|_/i.test(text);
  return text.split(/\s+/).length >= fewestWords && !isName && text.length <= longest ? text : null;
}
