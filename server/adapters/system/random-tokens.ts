import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../ports/tokens.ts';

export const randomTokens: Tokens = {
  create: () => randomBytes(32).toString('base64url'),
  hash: hashToken,
  isHashOf: (hash, token) => {
    const [kept, brought] = [Buffer.from(hash), Buffer.from(hashToken(token))];
    return kept.length === brought.length && timingSafeEqual(kept, brought);
  },
};

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
