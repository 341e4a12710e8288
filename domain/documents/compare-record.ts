import { documentLimits } from './document-limits.ts';

/** What a person has to know of what was read from their file. */
export interface DocumentNotice {
  readonly type:
    | 'no-abstract'
    | 'abstract-unmarked'
    | 'pages-left'
    | 'title-differs'
    | 'no-doi'
    | 'not-looked-up';
  readonly weight: 'warning' | 'note';
  readonly text: string;
}

/** Parts of words of two titles that have to be the same for them to be titles of one work. */
const sameWork = 0.6;

/**
 * Whether two titles are of one work, in whatever manner they are printed. Files and registers differ in capitals, marks and
 * subtitles; a DOI of another work that a page names has hardly a word in common.
 */
export function areOfOneWork(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= sameWork * Math.max(1, Math.min(words.size, others.size));
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

interface ReadFile {
  readonly title: string | null;
  readonly doi: string | null;
  readonly abstract: string | null;
  readonly abstractIsMarked: boolean;
  readonly pages: number | null;
  readonly pagesRead: number | null;
}

/** What is to be said of the file alone. */
export function noticesOfFile({ doi, abstract, abstractIsMarked, ...file }: ReadFile): DocumentNotice[] {
  const notices: DocumentNotice[] = [];
  if (abstract === null)
    notices.push({
      type: 'no-abstract',
      weight: 'warning',
      text: 'No abstract was found in this file. Use another part, or paste the abstract.',
    });
  else if (!abstractIsMarked)
    notices.push({
      type: 'abstract-unmarked',
      weight: 'note',
      text: 'No heading says which part is the abstract. This is the first paragraph: please check it.',
    });
  if (doi === null)
    notices.push({
      type: 'no-doi',
      weight: 'note',
      text: 'The file names no DOI, so nobody was asked whether this work was retracted or corrected.',
    });
  if (file.pages !== null && file.pagesRead === documentLimits.pages && file.pages > file.pagesRead)
    notices.push({
      type: 'pages-left',
      weight: 'note',
      text: `The first ${file.pagesRead} of ${file.pages} pages were read.`,
    });
  return notices;
}

/** The record that a file's DOI leads to is of a work with another title. */
export function titleDiffers(doi: string, title: string): DocumentNotice {
  return {
    type: 'title-differs',
    weight: 'warning',
    text: `The DOI in this file, ${doi}, is on record with another title: “${title}”. Check whether it is this work; nothing was taken from the record.`,
  };
}

/** Nobody could be asked about the DOI; `why` is a sentence. */
export function notLookedUp(doi: string, why: string): DocumentNotice {
  return {
    type: 'not-looked-up',
    weight: 'note',
    text: `${doi} was not looked up, so whether this work was retracted is not known here. ${why}`,
  };
}
