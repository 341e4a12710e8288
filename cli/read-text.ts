import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '#domain/result.ts';

/** No text that we take is longer; a bigger file is refused without being read to its end. */
export const largestText = 1_000_000;

/** The text of a file, or of standard input for "-", of at most `largest` bytes. Fails with `not_found`, or with words on what is wrong with it. */
export async function readText(
  path: string,
  stdin: Readable,
  largest: number = largestText,
): Promise<Result<string>> {
  const bytes = await readBytes(path, stdin, () => largest);
  return bytes.ok ? decodeText(bytes.value, nameOf(path)) : bytes;
}

/** Its bytes. How many it may have is said by its beginning; a bigger file is not read to its end. */
export async function readBytes(
  path: string,
  stdin: Readable,
  largestOf: (start: Uint8Array) => number,
): Promise<Result<Uint8Array>> {
  const name = nameOf(path);
  const bytes: Buffer[] = [];
  let size = 0;
  let largest: number | null = null;
  try {
    for await (const chunk of path === '-' ? stdin : createReadStream(path)) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += part.length;
      largest ??= largestOf(part);
      if (size > largest)
        return fail(
          'payload_too_large',
          `${name} is larger than ${largest / 1_000_000} MB. ${largest === largestText ? 'Give the abstract alone.' : 'Split it.'}`,
        );
      bytes.push(part);
    }
  } catch (error) {
    return unreadable(name, error);
  }
  return ok(Buffer.concat(bytes));
}

function nameOf(path: string): string {
  return path === '-' ? 'Standard input' : `"${path}"`;
}

/** Text from bytes; refuses what is not UTF-8 and what is not text. */
export function decodeText(bytes: Uint8Array, name: string): Result<string> {
  if (bytes.includes(0)) return fail('invalid_request', `${name} is not text. Give plain text in UTF-8.`);
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('invalid_request', `${name} is not valid UTF-8. Save it as UTF-8 and try again.`);
  }
}

function unreadable(name: string, error: unknown): Result<never> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return fail('not_found', `${name} does not exist.`);
  if (code === 'EISDIR') return fail('invalid_request', `${name} is a folder.`);
  if (code === 'EACCES' || code === 'EPERM') return fail('forbidden', `${name} may not be read by you.`);
  throw error;
}
