import type { Readable } from 'node:stream';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import { infoOf } from '#domain/research/info-of-record.ts';
import { noAbstract } from '#domain/research/no-abstract.ts';
import { requireSomethingToRead } from '#domain/research/research-text.ts';
import { ok, type Result } from '#domain/result.ts';
import { lookUp } from '../look-up.ts';
import { infoOfPaper, readSourceFile } from '../source-file.ts';
import type { CheckedSource } from './checked.ts';

/** A source that posts are checked against, and what is known of its article. */
export interface SourceToCheck extends CheckedSource {
  readonly text: string;
  readonly info: ArticleInfo;
}

/** From a file, or from standard input for "-". Any length is taken: the limits of the generator are not those of a check. */
export async function sourceFromFile(
  path: string,
  stdin: Readable,
  part: string | undefined,
): Promise<Result<SourceToCheck>> {
  const read = await readSourceFile(path, stdin, part);
  if (!read.ok) return read;
  const { text, paper } = read.value;
  const something = requireSomethingToRead(text);
  if (!something.ok) return something;
  const info = paper === null ? {} : infoOfPaper(paper);
  return ok({ name: path, text, info, sentences: placedSentences(text), work: null });
}

/** The abstract of the work that an identifier names; `no_abstract` where none is on record. */
export async function sourceLookedUp(identifier: string): Promise<Result<SourceToCheck>> {
  const found = await lookUp(identifier, null);
  if (!found.ok) return found;
  const { abstract, title, url, notices, identifier: known } = found.value;
  const text = abstract?.trim() ?? '';
  if (!requireSomethingToRead(text).ok) return noAbstract(found.value, 'Give the text itself with --source.');
  const work = { identifier: known, title, url, notices };
  return ok({ name: known, text, info: infoOf(found.value), sentences: placedSentences(text), work });
}
