import type { Readable } from 'node:stream';
import { documentLimits } from '#domain/documents/document-limits.ts';
import { type ReadPaper, readPaper } from '#domain/documents/read-paper.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import { fittedInfo } from '#domain/research/info-of-record.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { decodeText, largestText, readBytes } from './read-text.ts';

/** Parts of a paper that a text can be taken from. */
export const partNames = ['abstract', 'conclusions', 'limits'] as const;
type PartName = (typeof partNames)[number];

export const partHelp = `--part P             of a PDF or Word file: ${partNames.join(', ')} (default ${partNames[0]})`;
export const partOption = { type: 'string' } as const;

/** A source from a file: its text, and what the file says besides where it is a paper. */
export interface SourceFile {
  readonly text: string;
  /** Null for plain text. */
  readonly paper: ReadPaper | null;
}

/** The text of a file, or of standard input for "-"; of a PDF or a Word file the abstract, or the part that is named. */
export async function readSourceFile(
  path: string,
  stdin: Readable,
  part: string = 'abstract',
): Promise<Result<SourceFile>> {
  const name = path === '-' ? 'Standard input' : `"${path}"`;
  if (!isPart(part)) return fail('invalid_request', `--part can be ${partNames.join(', ')}, not "${part}".`);
  const bytes = await readBytes(path, stdin, (start) =>
    isDocument(start) ? documentLimits.bytes : largestText,
  );
  if (!bytes.ok) return bytes;
  if (isDocument(bytes.value)) return readPart(bytes.value, name, part);
  const text = decodeText(bytes.value, name);
  return text.ok ? ok({ text: text.value, paper: null }) : text;
}

/** The text alone. */
export async function readSourceText(path: string, stdin: Readable): Promise<Result<string>> {
  const source = await readSourceFile(path, stdin);
  return source.ok ? ok(source.value.text) : source;
}

/** What a paper says of itself, for the fields of a request. */
export function infoOfPaper({ title, authors, journal, doi }: ReadPaper): ArticleInfo {
  return fittedInfo({
    title,
    journal,
    pi: authors[0] ?? null,
    url: doi === null ? null : doiLink(doi),
    year: null,
    labOrInstitute: null,
    publisher: null,
    funders: null,
  });
}

async function readPart(bytes: Uint8Array, name: string, part: PartName): Promise<Result<SourceFile>> {
  const opened = await createDocumentReader().read(bytes);
  if (!opened.ok) return fail(opened.failure.code, `${name}: ${opened.failure.message}`);
  const paper = readPaper(opened.value.text);
  const text = paper[part];
  if (text === null)
    return fail('invalid_request', `${name} has no ${part} that was found. ${otherParts(paper)}`);
  return ok({ text, paper });
}

function otherParts(paper: ReadPaper): string {
  const others = partNames.filter((one) => paper[one] !== null);
  return others.length === 0
    ? 'Give the text itself.'
    : `Try --part ${others.join(' or --part ')}, or give the text itself.`;
}

function isPart(name: string): name is PartName {
  return (partNames as readonly string[]).includes(name);
}

/** A PDF, a zip file as Word's are, or what older versions of Word wrote. */
function isDocument(start: Uint8Array): boolean {
  const signs = Buffer.from(start.subarray(0, 1024)).toString('latin1');
  return (
    signs.startsWith('PK\u0003\u0004') ||
    signs.startsWith('\u00d0\u00cf\u0011\u00e0') ||
    /^[^\n]{0,40}\n?%PDF-|^%PDF-/.test(signs)
  );
}
