import { createHmac } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { IdentityHandle } from './embedded-accounts.ts';

/** Seconds that a code counts for, and its digits (RFC 6238; what authenticator apps take for granted). */
export const codeShape = { period: 30, digits: 6 } as const;
/** Wrong codes in a row after which an account waits, and seconds of waiting: whoever gets there knows the password. */
export const secondFactorLimits = { maxFailedAttempts: 10, durationSeconds: 900 } as const;
/** Clocks of phones differ: the code before and the one after count too, as the library has it. */
const neighbours = [-1, 0, 1];

/**
 * Takes a code that the library found right, once: a second use of it, or of an older one, is refused (RFC 6238, section
 * 5.2). Decided where it is written, so that of two at once one wins.
 */
export async function takeCode(
  db: IdentityHandle,
  secretConfig: Parameters<typeof symmetricDecrypt>[0]['key'],
  subject: string,
  code: string,
): Promise<boolean> {
  const { rows } = await sql<{ secret: string }>`
    select secret from identity_two_factor where "userId" = ${subject}`.execute(db);
  const factor = rows[0];
  if (factor === undefined) return false;
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret });
  const now = Math.floor(Date.now() / 1000 / codeShape.period);
  const step = neighbours.map((by) => now + by).find((one) => codeOfStep(secret, one) === code);
  if (step === undefined) return false;
  const taken = await sql`
    update identity_two_factor set last_step = ${step}
    where "userId" = ${subject} and (last_step is null or last_step < ${step}) returning id`.execute(db);
  return taken.rows.length > 0;
}

/** RFC 4226, section 5.3. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** codeShape.digits;
  return String(number).padStart(codeShape.digits, '0');
}
