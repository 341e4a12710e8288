import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Says who opened a checkout, signed by us: it travels through the payment provider and back in `customData.idToken`, so it
 * must open nothing else. Base64url of {u: user id, t: minted, in ms}, a dot, and its HMAC-SHA256.
 */
export function mintReference(secret: string, userId: string, now: Date): string {
  const payload = Buffer.from(JSON.stringify({ u: userId, t: now.getTime() })).toString('base64url');
  return `${payload}.${signatureOf(secret, payload)}`;
}

/** A purchase begins within a day of opening the checkout; clocks may differ by some minutes. In milliseconds. */
const longestLife = 24 * 3_600_000;
const skew = 5 * 60_000;

/**
 * The user that a reference names; null where it is none of ours, or too old when the purchase began. It is judged by the
 * time of the purchase, since renewals bring it back for years.
 */
export function readReference(secret: string, reference: string | null, purchasedAt: Date): string | null {
  const [payload, signature, ...rest] = (reference ?? '').split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) return null;
  if (!isSame(signature, signatureOf(secret, payload))) return null;
  const { u, t }: { u?: unknown; t?: unknown } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (typeof u !== 'string' || typeof t !== 'number') return null;
  const age = purchasedAt.getTime() - t;
  return age >= -skew && age <= longestLife ? u : null;
}

function signatureOf(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
