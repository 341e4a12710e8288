import type { OutputOf } from '#contract/types.ts';
import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import { fittedInfo } from '#domain/research/info-of-record.ts';
import type { Draft } from '../draft.ts';
import { changesOf } from '../lookup/changes-of-record.ts';

export type FoundPaper = OutputOf<'readDocument'>;
export const partNames = ['abstract', 'conclusions', 'limits'] as const;
export type PartName = (typeof partNames)[number];

/** Parts of a paper that hold a text, the abstract first. */
export function partsOf(paper: FoundPaper): readonly { readonly name: PartName; readonly text: string }[] {
  return partNames.flatMap((name) => {
    const text = paper[name];
    return text === null ? [] : [{ name, text }];
  });
}

/** What a paper does to the form: its text and its citation replace the last ones; what is on record wins over what is printed. */
export function changesOfPaper(paper: FoundPaper, text: string, draft: Pick<Draft, 'text'>): Partial<Draft> {
  const printed = fittedInfo({
    title: paper.title,
    journal: paper.journal,
    pi: paper.authors[0] ?? null,
    // A DOI of another work is no link to this one.
    url: paper.doi === null || differs(paper) ? null : doiLink(paper.doi),
    year: null,
    labOrInstitute: null,
    publisher: null,
    funders: null,
  });
  if (paper.record === null) return { text, info: printed, infoOpen: true, lookup: null };
  const { info, lookup } = changesOf(paper.record, draft);
  return {
    text,
    info: { ...printed, ...info },
    infoOpen: true,
    ...(lookup !== undefined && { lookup: lookup === null ? null : { ...lookup, length: text.length } }),
  };
}

function differs({ notices }: FoundPaper): boolean {
  return notices.some(({ type }) => type === 'title-differs');
}
