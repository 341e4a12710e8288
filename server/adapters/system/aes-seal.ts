import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Seal } from '../../ports/seal.ts';

const cipher = 'aes-256-gcm';
const sizes = { nonce: 12, tag: 16 } as const;

/**
 * AES-256-GCM with a random nonce; keys are 32 bytes, base64url. What is sealed says with which key: its id, a dot, and the
 * rest. `earlier` opens what was sealed before the key changed.
 */
export function createSeal(key: string, earlier: string | null = null): Seal {
  const current = { id: idOf(key), bytes: Buffer.from(key, 'base64url') };
  const all = [
    current,
    ...(earlier === null ? [] : [{ id: idOf(earlier), bytes: Buffer.from(earlier, 'base64url') }]),
  ];
  return {
    close: (text) => `${current.id}.${closeWith(current.bytes, text)}`,
    open(sealed) {
      const { id, body } = partsOf(sealed);
      // From before keys had ids: whichever opens it.
      const keys = id === null ? all : all.filter((one) => one.id === id);
      for (const { bytes } of keys) {
        const text = openWith(bytes, body);
        if (text !== null) return text;
      }
      return null;
    },
    isCurrent: (sealed) => partsOf(sealed).id === current.id,
  };
}

function partsOf(sealed: string): { readonly id: string | null; readonly body: string } {
  const dot = sealed.indexOf('.');
  return dot < 0 ? { id: null, body: sealed } : { id: sealed.slice(0, dot), body: sealed.slice(dot + 1) };
}

/** Names a key and tells nothing of it. */
function idOf(key: string): string {
  return createHash('sha256').update(`id of a key to seal with\n${key}`).digest('base64url').slice(0, 8);
}

function closeWith(key: Buffer, text: string): string {
  const nonce = randomBytes(sizes.nonce);
  const closing = createCipheriv(cipher, key, nonce);
  const sealed = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
  return Buffer.concat([nonce, closing.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Buffer, body: string): string | null {
  const all = Buffer.from(body, 'base64url');
  const nonce = all.subarray(0, sizes.nonce);
  const tag = all.subarray(sizes.nonce, sizes.nonce + sizes.tag);
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: sizes.tag });
    opening.setAuthTag(tag);
    const text = opening.update(all.subarray(sizes.nonce + sizes.tag));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
