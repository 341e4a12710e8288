import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Tokens } from '../../ports/tokens.ts';

export const randomTokens: Tokens = {
  create: () => randomBytes(32).toString('base64url'),
  hash: hashToken,
  isHashOf: (hash, token) => {
    const [kept, brought] = [Buffer.from(hash), Buffer.from(hashToken(token))];
    return kept.length === brought.length && timingSafeEqual(kept, brought);
  },
  createKey: () => {
    const body = keyPrefix + base62(BigInt(`0x${randomBytes(32).toString('hex')}`), keyLength);
    return body + checksum(body);
  },
  isKeyShaped: (text) => {
    const body = text.slice(0, -checksumLength);
    return keyShape.test(text) && text.slice(-checksumLength) === checksum(body);
  },
};

const keyPrefix = 'plk_';
/** Base 62: 43 digits hold 256 bits, 6 hold 32. */
const keyLength = 43;
const checksumLength = 6;
const keyShape = /^plk_[0-9A-Za-z]{49}$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), checksumLength);
}

function base62(number: bigint, length: number): string {
  let rest = number;
  let text = '';
  while (text.length < length) {
    text = (digits[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  return text;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
