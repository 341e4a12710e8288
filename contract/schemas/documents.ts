import * as z from 'zod/mini';
import { documentKinds, documentLimits } from '#domain/documents/document-limits.ts';
import { metadataAnswer, noticeOfWork } from './lookups.ts';

/** Base64 of a little more than the largest file: what is too large gets a sentence of its own. */
const longestFile = Math.ceil(documentLimits.bytes / 3) * 4 + 100_000;

/** What a request with such a file may have in all. */
export const largestDocumentBody: number = longestFile + 1000;

export const readDocumentBody = z.object({
  /** A PDF or a Word file (.docx) of at most 20 MB, in base64. It is read and not kept. */
  file: z
    .string()
    .check(z.minLength(1), z.maxLength(longestFile), z.refine(isBase64, { error: 'must be base64' })),
});

/** Looks for a sign that does not belong: a pattern for the whole runs out of its stack on megabytes. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=');
  return !/[^A-Za-z0-9+/=]/.test(text) && (padding < 0 || /^={1,2}$/.test(text.slice(padding, padding + 3)));
}

export const readDocumentAnswer = z.object({
  kind: z.enum(documentKinds),
  title: z.nullable(z.string()),
  authors: z.array(z.string()),
  journal: z.nullable(z.string()),
  doi: z.nullable(z.string()),
  /** Clean text; may be longer than a generation takes, as the other parts may. Null where none was found. */
  abstract: z.nullable(z.string()),
  /** Whether a heading names it; else it is the first paragraph. */
  abstractIsMarked: z.boolean(),
  conclusions: z.nullable(z.string()),
  /** The section on limitations. */
  limits: z.nullable(z.string()),
  /** Pages that it has and that were read; null for Word files. */
  pages: z.nullable(z.number()),
  pagesRead: z.nullable(z.number()),
  /** What the services have on record for its DOI; null where they were not asked or had another title. */
  record: z.nullable(metadataAnswer),
  /** What to know of the file, and of the work as far as it is on record, most serious first. */
  notices: z.array(noticeOfWork),
});
