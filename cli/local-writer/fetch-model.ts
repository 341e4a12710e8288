import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '#domain/result.ts';
import { makeFolder } from '../out-folder.ts';

/** A file to be fetched: where from, its SHA-256 in hex, where to. */
export interface WantedFile {
  readonly url: URL;
  readonly sha256: string;
  readonly to: string;
}

interface FetchOptions {
  /** Told the bytes that are there, and of how many; null where the server does not say. */
  readonly onProgress?: (done: number, total: number | null) => void;
  /** Longest silence, in milliseconds. */
  readonly idleMs?: number;
}

const longestChain = 5;

/**
 * Fetches a file and checks it. What a broken connection left is kept beside it ("….part") and gone on from. The file has
 * its name only once its checksum is right.
 */
export async function fetchModel(
  wanted: WantedFile,
  { onProgress = () => undefined, idleMs = 30_000 }: FetchOptions = {},
): Promise<Result<null>> {
  if ((await sizeOf(wanted.to)) !== null && (await sha256Of(wanted.to)) === wanted.sha256) return ok(null);
  const part = `${wanted.to}.part`;
  await makeFolder(dirname(wanted.to));
  const fetched = await fetchRest(wanted.url, part, { onProgress, idleMs });
  if (!fetched.ok) return fetched;
  if ((await sha256Of(part)) !== wanted.sha256) {
    await rm(part);
    return fail(
      'invalid_request',
      'The checksum of what came is another one: the file was not kept. Look at the address and at --sha256.',
    );
  }
  await rename(part, wanted.to);
  return ok(null);
}

/** Why a file cannot be fetched from an address; null where it can. */
export function problemOfAddress(url: URL): string | null {
  const isLoopback = /^(?:127\.[\d.]+|localhost|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)) return null;
  return `${url.protocol}//${url.host} is not fetched from: only https is.`;
}

async function fetchRest(url: URL, part: string, options: Required<FetchOptions>): Promise<Result<null>> {
  const there = (await sizeOf(part)) ?? 0;
  const idle = new AbortController();
  const wait = (): NodeJS.Timeout => setTimeout(() => idle.abort(), options.idleMs);
  let timer = wait();
  try {
    const answer = await follow(url, there, idle.signal);
    if (!answer.ok) return answer;
    const { response } = answer.value;
    // All of it was there already.
    if (response.status === 416) return ok(null);
    const from = response.status === 206 ? there : 0;
    const length = response.headers.get('content-length');
    const total = length === null ? null : from + Number(length);
    const room = await freeBytes(dirname(part));
    if (total !== null && total - from > room)
      return fail(
        'invalid_request',
        `The disk has room for ${inMb(room)}; ${inMb(total - from)} are to come.`,
      );
    const file = await open(part, from === 0 ? 'w' : 'a');
    let done = from;
    try {
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer);
        timer = wait();
        await file.write(chunk);
        done += chunk.byteLength;
        options.onProgress(done, total);
      }
    } finally {
      await file.close();
    }
    return total === null || done >= total ? ok(null) : brokenOff(done);
  } catch {
    return brokenOff((await sizeOf(part)) ?? 0);
  } finally {
    clearTimeout(timer);
  }
}

function brokenOff(done: number): Result<never> {
  const rest = done === 0 ? 'Try again.' : `${inMb(done)} are here: run the same again to go on from there.`;
  return fail('unavailable', `The connection broke off. ${rest}`);
}

/** Follows redirects by hand: each address must be one that may be fetched from. */
async function follow(
  first: URL,
  from: number,
  signal: AbortSignal,
): Promise<Result<{ readonly response: Response }>> {
  let url = first;
  for (let step = 0; step < longestChain; step += 1) {
    const problem = problemOfAddress(url);
    if (problem !== null) return fail('invalid_request', problem);
    const headers = from === 0 ? {} : { range: `bytes=${from}-` };
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null && URL.canParse(next, url)) {
      await response.body?.cancel();
      url = new URL(next, url);
      continue;
    }
    if (response.ok || response.status === 416) return ok({ response });
    await response.body?.cancel();
    return fail(
      'unavailable',
      `${url.host} answered ${response.status}: there is no such file for us there.`,
    );
  }
  return fail('unavailable', `${first.host} sends from one address to the next without end.`);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

export function inMb(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
}
