import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { refusal } from '#contract/schemas/refusal.ts';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type SourceToCheck, sourceFromFile, sourceLookedUp } from '../check/check-source.ts';

/** Where a tool finds its source: the text itself, a work to look up, or a file. One of them. */
export interface NamedText {
  readonly source?: string | undefined;
  readonly identifier?: string | undefined;
  readonly file?: string | undefined;
}

export const identifierInput = z.optional(z.string().check(z.minLength(1), z.maxLength(2000)));
identifierInput.register(z.globalRegistry, {
  description:
    'Instead of "source": a DOI, an arXiv or PubMed number, a UN document symbol or a patent number. Its abstract is asked of public services; nothing else is sent.',
});

/** Only where the person who started the program named a folder. */
export const fileInput = z.optional(z.string().check(z.minLength(1), z.maxLength(1000)));
fileInput.register(z.globalRegistry, {
  description: 'Instead of "source": the path of a text, PDF or Word file below the folder that was allowed.',
});

/** The one or the other: of two, nobody could say which was meant. */
export function namesOneText<Input extends NamedText>(names: string) {
  return z.check<Input>(({ value, issues }) => {
    const named = [value.source, value.identifier, value.file].filter((one) => one !== undefined);
    if (named.length === 1) return;
    const message = `Give one of ${names}${named.length === 0 ? '' : ', not several'}.`;
    issues.push(refusal(value, { code: 'invalid_request', message }));
  });
}

/** The text that was named. Files are read below `folder` alone, wherever links lead: a text that an assistant read may ask for others. */
export async function textNamed(
  { source, identifier, file }: NamedText,
  folder: string | null,
): Promise<Result<SourceToCheck>> {
  if (identifier !== undefined) return sourceLookedUp(identifier);
  if (file !== undefined) return readBelow(folder, file);
  const text = source ?? '';
  return ok({ name: 'source', text, info: {}, sentences: placedSentences(text), work: null });
}

async function readBelow(folder: string | null, file: string): Promise<Result<SourceToCheck>> {
  const path = folder === null ? null : await pathBelow(folder, file);
  if (path === null) return fail('not_found', `There is no file "${file}" in the folder that was allowed.`);
  return sourceFromFile(path, Readable.from([]), undefined);
}

/** Null where it is not there, or not below the folder: which of the two is not told. */
async function pathBelow(folder: string, file: string): Promise<string | null> {
  const [root, path] = await Promise.all([realpath(folder), realpath(resolve(folder, file))]).catch(() => [
    null,
    null,
  ]);
  if (root === null || path === null || path === undefined) return null;
  const way = relative(root, path);
  return way === '' || way.startsWith('..') || isAbsolute(way) ? null : path;
}
