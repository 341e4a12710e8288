import mammoth from 'mammoth';
import type { DocumentLine } from '#domain/documents/placed-text.ts';
import { ok, type Result } from '#domain/result.ts';
import type { DocumentReader, OpenedDocument } from '../../ports/document-reader.ts';
import { damaged, noText, otherKind, unpacksTooLarge } from './refusals.ts';
import { keepsItsSizes, lookIntoZip } from './unpacked-size.ts';
import { paragraphsOf } from './word-paragraphs.ts';

/** Bytes that are unpacked at most: figures count, and a book of text is a tenth of it. */
const mostUnpacked = 200_000_000;

/** Reads Word files (.docx) with mammoth: a paragraph is a line. */
export const wordReader: DocumentReader = { read };

async function read(bytes: Uint8Array): Promise<Result<OpenedDocument>> {
  const zip = lookIntoZip(bytes, 'word/document.xml');
  if (zip === null) return damaged;
  if (!zip.holds) return otherKind;
  if (zip.unpacked > mostUnpacked) return unpacksTooLarge;
  if (!keepsItsSizes(bytes)) return damaged;
  const lines = await readLines(bytes);
  if (lines === null) return damaged;
  if (lines.every(({ text }) => text.trim() === '')) return noText;
  return ok({ kind: 'word', text: { lines, margins: [], ownTitle: null }, pages: null, pagesRead: null });
}

async function readLines(bytes: Uint8Array): Promise<DocumentLine[] | null> {
  let lines: DocumentLine[] = [];
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        // Seen before it becomes HTML, which is not needed: what is handed back is empty.
        transformDocument: (document: unknown) => {
          lines = paragraphsOf(document);
          return { type: 'document', children: [], notes: { resolve: () => null }, comments: [] };
        },
      },
    );
  } catch {
    return null;
  }
  return lines;
}
