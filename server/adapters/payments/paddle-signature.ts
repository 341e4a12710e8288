import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedBody {
  /** The bytes as they came: a body that was read and written again has another signature. */
  readonly body: Uint8Array;
  /** "ts=1698796800;h1=…", several h1 while a secret is being changed. */
  readonly header: string | null;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** Seconds, before and after: Paddle's own default, but on both sides (its kit takes any time in the future). */
const tolerance = 5;

/** Whether a notification was signed by Paddle just now. Every h1 counts, and each is compared in constant time. */
export function isSignedByPaddle({ body, header, secrets, now }: SignedBody): boolean {
  const fields = (header ?? '').split(';').map((field) => field.trim().split('=') as [string, string?]);
  const stamps = fields.filter(([name]) => name === 'ts').map(([, value = '']) => value);
  const hashes = fields.filter(([name]) => name === 'h1').map(([, value = '']) => value);
  const [stamp = ''] = stamps;
  if (stamps.length !== 1 || !/^\d{1,12}$/.test(stamp) || hashes.length === 0) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(stamp)) > tolerance) return false;
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${stamp}:`).update(body).digest(),
  );
  return hashes.some((hash) => expected.some((own) => isSame(hash, own)));
}

/** For the stand-in, which signs as Paddle does. */
export function signAsPaddle(body: string, secret: string, now: Date): string {
  const stamp = Math.floor(now.getTime() / 1000);
  return `ts=${stamp};h1=${createHmac('sha256', secret).update(`${stamp}:${body}`).digest('hex')}`;
}

function isSame(hash: string, own: Buffer): boolean {
  const given = /^[0-9a-f]{64}$/i.test(hash) ? Buffer.from(hash, 'hex') : Buffer.alloc(0);
  return given.length === own.length && timingSafeEqual(given, own);
}
