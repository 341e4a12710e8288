import { documentLimits } from '#domain/documents/document-limits.ts';
import type { DocumentReader } from '../../ports/document-reader.ts';
import { emptyFile, oldWord, otherKind, tooLarge } from './refusals.ts';

/** Reads a file by what its first bytes say it is. The libraries are loaded with the first file of their kind. */
export function createDocumentReader(): DocumentReader {
  return {
    async read(bytes) {
      if (bytes.byteLength === 0) return emptyFile;
      if (bytes.byteLength > documentLimits.bytes) return tooLarge;
      if (isPdf(bytes)) return (await import('./pdf-reader.ts')).pdfReader.read(bytes);
      if (begins(bytes, [0x50, 0x4b, 0x03, 0x04]))
        return (await import('./word-reader.ts')).wordReader.read(bytes);
      return begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]) ? oldWord : otherKind;
    },
  };
}

/** Some programs write a few bytes before it; readers look through the first kilobyte (ISO 32000-1, annex H, note 13). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

function begins(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, at) => bytes[at] === sign);
}
