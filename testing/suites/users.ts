import { randomUUID } from 'node:crypto';
import type { Database } from '#server/ports/stores.ts';

/** Someone who owns things. */
export async function newUserId(database: Database): Promise<string> {
  const subject = randomUUID();
  const identity = {
    issuer: 'urn:test',
    subject,
    email: `${subject}@example.org`,
    emailVerified: true,
    name: 'Someone',
  };
  return (await database.users.findOrCreate(identity, new Date('2026-11-21T12:00:00Z'))).id;
}
