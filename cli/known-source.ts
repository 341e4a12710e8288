import type { Readable } from 'node:stream';
import { areOfOneWork, noticesOfFile, notLookedUp, titleDiffers } from '#domain/documents/compare-record.ts';
import type { ReadPaper } from '#domain/documents/read-paper.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { infoOf } from '#domain/research/info-of-record.ts';
import { shortenAbstract } from '#domain/research/shorten-abstract.ts';
import { ok, type Result } from '#domain/result.ts';
import { lookUp } from './look-up.ts';
import { infoOfPaper, readSourceFile, readSourceText } from './source-file.ts';

/** A text with what is known of its article, and what the person should know before they post. */
export interface KnownSource {
  readonly text: string;
  readonly info: ArticleInfo;
  readonly notes: readonly string[];
}

/** By an identifier; a file's text is used instead of the abstract on record. */
export async function lookedUpSource(
  doi: string,
  file: string | undefined,
  stdin: Readable,
): Promise<Result<KnownSource>> {
  const found = await lookUp(doi, 'doi');
  if (!found.ok) return found;
  const text =
    file === undefined ? ok(shortenAbstract(found.value.abstract ?? '')) : await readSourceText(file, stdin);
  if (!text.ok) return text;
  return ok({
    text: text.value,
    info: infoOf(found.value),
    notes: found.value.notices.map(({ text: notice }) => notice),
  });
}

/** From a file; the DOI that a paper names is looked up where that is wanted. */
export async function sourceOfFile(
  file: string,
  stdin: Readable,
  { part, looksUp }: { readonly part: string | undefined; readonly looksUp: boolean },
): Promise<Result<KnownSource>> {
  const source = await readSourceFile(file, stdin, part);
  if (!source.ok) return source;
  const { text, paper } = source.value;
  if (paper === null) return ok({ text, info: {}, notes: [] });
  const used = shortenAbstract(text);
  const cut =
    used === text ? [] : [`The text has ${text.length} characters; the first ${used.length} are used.`];
  const { info, notes } = await onRecord(paper, looksUp);
  const own = noticesOfFile({ ...paper, pages: null, pagesRead: null }).map((notice) => notice.text);
  return ok({ text: used, info: { ...infoOfPaper(paper), ...info }, notes: [...notes, ...own, ...cut] });
}

async function onRecord({ doi, title }: ReadPaper, looksUp: boolean): Promise<Omit<KnownSource, 'text'>> {
  if (doi === null || !looksUp) return { info: {}, notes: [] };
  const found = await lookUp(doi, 'doi');
  if (!found.ok) return { info: {}, notes: [notLookedUp(doi, found.failure.message).text] };
  const { value } = found;
  if (title !== null && value.title !== null && !areOfOneWork(title, value.title))
    return { info: {}, notes: [titleDiffers(doi, value.title).text] };
  return { info: infoOf(value), notes: value.notices.map(({ text }) => text) };
}
