import { readIdentifier } from '../research/identifiers/read-identifier.ts';
import { beginsWithOne } from './beginnings.ts';
import { headingName, isEnding, plain } from './headings.ts';
import type { DocumentText } from './placed-text.ts';

/** Registrants of data, which a paper may name before itself. */
const ofData = /^10\.(?:5061|5281|6084|7910|17632|5066)\//;

/** The paper's own DOI: from its margins and its first pages, before its references; null where none is named there. */
export function doiOf({ lines, margins }: DocumentText): string | null {
  const references = lines.findIndex((line) => isEnding(headingName(line) ?? ''));
  const opening = lines.filter(({ page }, at) => page < 2 && (references === -1 || at < references));
  const found = [...opening.map(({ text }) => text), ...margins].flatMap(doisIn);
  return found.find((doi) => !ofData.test(doi)) ?? found[0] ?? null;
}

function doisIn(text: string): string[] {
  const written = [...text.matchAll(/10\.\d{4,9}\/[^\s"<>]+|arxiv:\s?\S+/gi)].map(([one]) => one);
  return written.flatMap((one) => {
    const read = readIdentifier(one.replace(/[.,;)\]]+$/, ''), 'doi');
    return read.ok && read.value.kind === 'doi' ? [read.value.doi] : [];
  });
}

/** What stands behind a journal's name: a volume, a year before a volume or pages, or a volume with its issue or its year. */
const behindJournal = [
  String.raw`vol(?:ume)?\.?\s?\d`,
  String.raw`(?:19|20)\d{2}\)?\s?[;,:|]\s?\d`,
  String.raw`\d{1,4}\s?\((?:19|20)?\d{1,4}\)`,
].join('|');

/** A name in capitals before one of these: "J Nap Res 2020;12:3–9", "Soil Letters, Vol. 4". */
const citation = new RegExp(
  String.raw`^(?:.{0,60}?[.|:]\s)?(\p{Lu}[\p{L}&.,’' -]{2,80}?)[\s,.|(]+(?:${behindJournal})`,
  'iu',
);

/** Beginnings of what else is printed before a number. */
const noJournals = ['page', 'vol', 'figure', 'table', 'received', 'published', 'accepted', 'et al'];

/** The journal, from where it is printed around the first pages. */
export function journalOf({ lines, margins }: DocumentText): string | null {
  const first = lines.filter(({ page }) => page === 0).slice(0, 12);
  for (const text of [...margins, ...first.map((line) => plain(line.text))]) {
    const name = citation.exec(text)?.[1]?.replace(/[\s,.|]+$/, '');
    if (name !== undefined && /^\p{Lu}/u.test(name) && !beginsWithOne(name, noJournals)) return name;
  }
  return null;
}
