import { createHash } from 'node:crypto';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { IdentityHandle } from './embedded-accounts.ts';

/** As the library wants it: what it encrypts says the version of the secret. */
export interface VersionedSecret {
  readonly version: number;
  readonly value: string;
}

/** The secrets with a version each that is made of the secret itself, so that nobody has to count them. */
export function versioned(secrets: readonly string[]): VersionedSecret[] {
  return secrets.map((value) => ({ version: versionOf(value), value }));
}

function versionOf(secret: string): number {
  const hash = createHash('sha256').update(`version of a secret\n${secret}`).digest('hex');
  return Number.parseInt(hash.slice(0, 7), 16);
}

/** What the library keeps encrypted: keys that sign tokens, and what second factors are made of. */
const encrypted = [
  { table: 'identity_jwk', column: 'privateKey' },
  { table: 'identity_two_factor', column: 'secret' },
  { table: 'identity_two_factor', column: 'backupCodes' },
] as const;

/** Encrypts with the first secret what another one of them had encrypted; answers how many texts. */
export async function resealIdentity(db: IdentityHandle, secrets: readonly string[]): Promise<number> {
  const [current] = versioned(secrets);
  if (current === undefined) return 0;
  let count = 0;
  for (const { table, column } of encrypted) {
    const { rows } = await sql<{ id: string; kept: string }>`
      select id, ${sql.ref(column)} as kept from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    );
    for (const { id, kept } of rows) {
      const anew = await encryptedAnew(kept, secrets, current);
      if (anew === null) continue;
      const changed = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${anew}
        where id = ${id} and ${sql.ref(column)} = ${kept} returning id`.execute(db);
      count += changed.rows.length;
    }
  }
  return count;
}

/** Null where it is encrypted with the current secret already, or with none of them. Keys of tokens are kept as JSON text. */
async function encryptedAnew(
  kept: string,
  secrets: readonly string[],
  current: VersionedSecret,
): Promise<string | null> {
  const isJson = kept.startsWith('"');
  const data = isJson ? String(JSON.parse(kept)) : kept;
  if (parseEnvelope(data)?.version === current.version) return null;
  const text = await decrypted(data, secrets);
  if (text === null) return null;
  const key = { keys: new Map([[current.version, current.value]]), currentVersion: current.version };
  const anew = await symmetricEncrypt({ key, data: text });
  return isJson ? JSON.stringify(anew) : anew;
}

async function decrypted(data: string, secrets: readonly string[]): Promise<string | null> {
  const body = parseEnvelope(data)?.ciphertext ?? data;
  for (const key of secrets) {
    try {
      return await symmetricDecrypt({ key, data: body });
    } catch {
      // Encrypted with another one of them.
    }
  }
  return null;
}
