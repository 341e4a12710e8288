import type { FactSheet } from '../engine/fact-sheet.ts';
import { readReference } from '../engine/write/reference.ts';
import type { ArticleInfo } from '../research/article-info.ts';

/** One line of a citation and how long it may be on a card. */
export interface CitationLine {
  readonly text: string;
  readonly longest: number;
}

/** The title, then where and when it was published, then its identifier or address. */
export function citationOf(sheet: FactSheet, info: ArticleInfo): readonly CitationLine[] {
  const title = (sheet.title ?? info.title ?? '').replace(/\s+/g, ' ').trim().normalize('NFC');
  const [journal, year] = [info.journal?.trim() ?? '', info.year?.trim() ?? ''];
  const published = [journal, year].filter((part) => part !== '').join(', ');
  const reference = readReference(info);
  const address = reference === null ? '' : (reference.id ?? reference.link.replace(/^https?:\/\//, ''));
  return [
    { text: title, longest: 130 },
    { text: published.normalize('NFC'), longest: 80 },
    { text: address, longest: 60 },
  ].filter(({ text }) => text !== '');
}
