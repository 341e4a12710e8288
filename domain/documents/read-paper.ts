import { cleanText } from '../intake/take-in.ts';
import { abstractOf, endOf, textOf } from './abstract-of.ts';
import { authorsOf } from './authors-of.ts';
import { headingName, isConclusions, isEnding, isLimits } from './headings.ts';
import { doiOf, journalOf } from './margins.ts';
import type { DocumentLine, DocumentText } from './placed-text.ts';
import { titleOf } from './title-of.ts';

/** What a paper says of itself, as far as it was found. All texts are clean. */
export interface ReadPaper {
  readonly title: string | null;
  readonly authors: readonly string[];
  readonly journal: string | null;
  readonly doi: string | null;
  readonly abstract: string | null;
  /** Whether a heading says that it is the abstract; else it is the first paragraph. */
  readonly abstractIsMarked: boolean;
  readonly conclusions: string | null;
  readonly limits: string | null;
}

/** Reads the lines of a paper: its title, its authors, its abstract, and what it concludes and admits. */
export function readPaper(document: DocumentText): ReadPaper {
  const { lines } = document;
  const title = titleOf(document);
  const abstract = abstractOf(lines, title.to);
  const behind = abstract?.to ?? title.to;
  return {
    title: title.text === null ? null : clean(title.text),
    authors: authorsOf(lines.slice(title.to, abstract?.from ?? title.to)),
    journal: journalOf(document),
    doi: doiOf(document),
    abstract: abstract === null ? null : clean(abstract.text),
    abstractIsMarked: abstract?.isMarked ?? false,
    conclusions: sectionOf(lines, behind, isConclusions),
    limits: sectionOf(lines, behind, isLimits),
  };
}

/** The last section under such a heading: what comes first may be a list of contents. */
function sectionOf(
  lines: readonly DocumentLine[],
  from: number,
  isWanted: (name: string) => boolean,
): string | null {
  const at = lines.findLastIndex((line, index) => index >= from && isWanted(headingName(line) ?? ''));
  if (at === -1) return null;
  const to = endOf(lines, at + 1, isHeading);
  return to === at + 1 ? null : clean(textOf(lines.slice(at + 1, to)));
}

function isHeading(line: DocumentLine): boolean {
  const name = headingName(line);
  return name !== null && (line.standsOut || isEnding(name) || isConclusions(name) || isLimits(name));
}

/** Lines of a paragraph become one; only the blank lines between paragraphs stay. */
function clean(text: string): string {
  return cleanText(text)
    .trim()
    .replace(/(?<!\n)\n(?!\n)/g, ' ');
}
