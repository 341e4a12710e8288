import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, 'app-secret'), secret, { mode: 0o600, flag: 'wx' });
}

function deriveKey(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'paperlark', use, 32)).toString('base64url');
}

async function readOrMake(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const kept = await readIfThere(file);
  if (kept !== null) return kept;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // A link is made whole or not at all, and never over an existing file: of two first starts one wins.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
