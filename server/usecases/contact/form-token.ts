import { createHmac, timingSafeEqual } from 'node:crypto';
import { quickestInquiry } from '#domain/contact/inquiry.ts';

/** A page that stood open for longer proves nothing any more. In milliseconds. */
const longest = 24 * 3_600_000;
/** Clocks of several servers. */
const skew = 5 * 60_000;

/** Says when a contact form was opened, signed by us: the time, a dot, and its HMAC-SHA256. */
export function mintFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signatureOf(secret, time)}`;
}

/** "unknown": without a token, as a script sends it, or with an old one. */
export type FormProof = 'proven' | 'too-quick' | 'forged' | 'unknown';

export function readFormToken(secret: string, token: string | null, now: Date): FormProof {
  if (token === null || token === '') return 'unknown';
  const [time = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(signature, signatureOf(secret, time))) return 'forged';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age < -skew) return 'forged';
  if (age < quickestInquiry) return 'too-quick';
  return age > longest ? 'unknown' : 'proven';
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`form ${text}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
