import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Seal } from '../../ports/seal.ts';

const cipher = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 } as const;

/** AES-256-GCM with a random nonce; the key is 32 bytes, base64url. */
export function createSeal(key: string): Seal {
  const bytes = Buffer.from(key, 'base64url');
  return {
    close(text) {
      const nonce = randomBytes(sizes.nonce);
      const closing = createCipheriv(cipher, bytes, nonce);
      const sealed = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const all = Buffer.from(sealed, 'base64url');
      const nonce = all.subarray(0, sizes.nonce);
      const tag = all.subarray(sizes.nonce, sizes.nonce + sizes.tag);
      try {
        const opening = createDecipheriv(cipher, bytes, nonce, { authTagLength: sizes.tag });
        opening.setAuthTag(tag);
        const text = opening.update(all.subarray(sizes.nonce + sizes.tag));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
