import { createHmac } from 'node:crypto';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import type { IssuedSubject } from '../../ports/users.ts';

/** Stands for an address in the log: the same for the same address, and nothing to whoever has only the log. */
export function addressKey(secret: string, email: string): string {
  return `address:${keyedHash(secret, normaliseEmail(email))}`;
}

/** Stands for somebody whose account was deleted. */
export function deletedAccountKey(secret: string, { issuer, subject }: IssuedSubject): string {
  return keyedHash(secret, `account\n${issuer}\n${subject}`);
}

/** Under what somebody or some machine is counted: the same for the same, and nothing to whoever reads the counts. */
export function countKey(secret: string, ...parts: readonly string[]): string {
  return keyedHash(secret, `count\n${parts.join('\n')}`).slice(0, 22);
}

/** HMAC-SHA256, base64url. */
function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
