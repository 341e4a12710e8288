import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { IdentityHandle } from './embedded-accounts.ts';

/** What the library calls a link that resets a password, before its token. */
const resetPrefix = 'reset-password:';
/** Never how the library itself begins: what it looks for in the clear must not find what is stored. */
const storedReset = 'reset.';

/** Links open doors: what is stored is the hash of their secret. Those that reset a password are marked, so that they can be ended. */
export const storedLinks = {
  default: 'hashed' as const,
  overrides: { [resetPrefix]: { hash: async (identifier: string) => storedReset + hashOf(identifier) } },
};

/** Of the links that reset somebody's password the newest is left: mails are kept, and found by others. */
export async function endOlderResetLinks(db: IdentityHandle, subject: string, token: string): Promise<void> {
  const newest = storedReset + hashOf(resetPrefix + token);
  // By an order that is the same for all: of two at once one is left.
  await sql`
    delete from identity_verification as old using identity_verification as newest
    where old.value = ${subject} and old.identifier like ${`${storedReset}%`} and newest.identifier = ${newest}
      and (old."createdAt", old.id) < (newest."createdAt", newest.id)`.execute(db);
}

/** Ends all links and half sign-ins of somebody: they were given to whoever knew the password before. */
export async function endLinks(db: IdentityHandle, subject: string): Promise<void> {
  await sql`delete from identity_verification where value = ${subject}`.execute(db);
}

function hashOf(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}
