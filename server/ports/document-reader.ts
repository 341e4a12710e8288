import type { DocumentKind } from '#domain/documents/document-limits.ts';
import type { DocumentText } from '#domain/documents/placed-text.ts';
import type { Result } from '#domain/result.ts';

/** Takes the text out of a file that somebody gives. Nothing of it is kept. */
export interface DocumentReader {
  /** Fails with `unsupported_media_type` or `invalid_request`, in words on what to do instead. */
  read(bytes: Uint8Array): Promise<Result<OpenedDocument>>;
}

export interface OpenedDocument {
  readonly kind: DocumentKind;
  readonly text: DocumentText;
  /** How many there are; null where the file has none, as in Word. */
  readonly pages: number | null;
  /** How many of them were read. */
  readonly pagesRead: number | null;
}
