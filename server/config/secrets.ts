import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncPath } from '../disk/sync-files.ts';
import { weaknessOf } from './secret-strength.ts';

/** The keys of now, and those of the secret before it, which still open what was sealed and signed with it. */
export interface Secrets extends Keys {
  readonly earlier: Keys | null;
}

/** Keys made from one secret, one per use, so that none can stand in for another. */
interface Keys {
  /** Signs and encrypts what the embedded identity provider keeps. */
  readonly identity: string;
  /** Signs references that travel through a checkout. */
  readonly checkout: string;
  /** Signs the time at which a contact form was opened. */
  readonly contact: string;
  /** Makes keyed hashes for the log, and of who had an account. */
  readonly audit: string;
  /** Seals what is stored and opens doors. */
  readonly seal: string;
  /** Kept in the database, to notice another secret; tells nothing of this one. */
  readonly mark: string;
  /** Opens the stand-ins of the sandbox to whoever has it. */
  readonly sandboxKey: string;
  /** Key of the stand-in for Google. */
  readonly sandboxGoogle: string;
  /** The stand-in of the payment provider: its API key and the secret of its notifications. */
  readonly sandboxApiKey: string;
  readonly sandboxWebhook: string;
}

/**
 * Takes the secret given, or the one of an earlier start, or makes one (mode 0600) in `dataDir`. `previous` is the secret
 * that it replaces; null where none is being replaced.
 */
export async function loadSecrets(
  given: string | null,
  dataDir: string,
  previous: string | null = null,
): Promise<Secrets> {
  const secret = given ?? (await readOrMake(dataDir));
  return { ...keysOf(secret), earlier: previous === null ? null : keysOf(previous) };
}

function keysOf(secret: string): Keys {
  return {
    identity: deriveKey(secret, 'identity'),
    checkout: deriveKey(secret, 'checkout'),
    contact: deriveKey(secret, 'contact'),
    audit: deriveKey(secret, 'audit'),
    seal: deriveKey(secret, 'seal'),
    mark: secretMark(secret),
    sandboxKey: deriveKey(secret, 'sandbox-key'),
    sandboxGoogle: deriveKey(secret, 'sandbox-google'),
    sandboxApiKey: `pdl_sdbx_apikey_${deriveKey(secret, 'sandbox-api-key')}`,
    sandboxWebhook: `pdl_ntfset_${deriveKey(secret, 'sandbox-webhook')}`,
  };
}

/** What stands for a secret in the database and in backups. */
export function secretMark(secret: string): string {
  return deriveKey(secret, 'mark').slice(0, 22);
}

/** The secret of an earlier start on this folder; null where there was none. */
export function keptSecret(dataDir: string): Promise<string | null> {
  return readIfThere(join(dataDir, 'app-secret'));
}

/** Keeps a secret for the next start, where there is none yet. */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const isKept = await writeOnce(join(dataDir, 'app-secret'), secret);
  if (!isKept) throw new Error(`There is a secret in ${dataDir} already.`);
}

function deriveKey(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'paperlark', use, 32)).toString('base64url');
}

async function readOrMake(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  if ((await readIfThere(file)) === null) await writeOnce(file, randomBytes(32).toString('base64url'));
  const kept = await readFile(file, 'utf8');
  const weakness = weaknessOf(kept);
  if (weakness !== null) throw new Error(wordsForWeak(file, weakness));
  return kept;
}

/** All keys are made of it: with one that others can guess, anybody is an admin. */
function wordsForWeak(file: string, weakness: string): string {
  return (
    `The secret in ${file} ${weakness}. Put the secret of this folder back from a backup or set it as APP_SECRET; ` +
    'where nobody has signed up here yet, delete the file, and the next start makes a new one.'
  );
}

/**
 * Writes a file that is not there yet: whole and on the disk before this answers, or not at all. Of two who do it at once one wins;
 * false for the other.
 */
async function writeOnce(file: string, content: string): Promise<boolean> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    // A link is made whole or not at all, and never over an existing file.
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
    await syncPath(folder);
    await syncPath(dirname(resolve(folder)));
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
