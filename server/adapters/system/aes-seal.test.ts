import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { createSeal } from './aes-seal.ts';

const key = () => randomBytes(32).toString('base64url');

describe('the seal', () => {
  it('gives back any text, and never the same sealed text twice', () => {
    const seal = createSeal(key());
    fc.assert(
      fc.property(anyText(), (text) => {
        const [one, other] = [seal.close(text), seal.close(text)];
        expect(one).not.toBe(other);
        expect(seal.open(one)).toBe(text.toWellFormed());
      }),
    );
  });

  it('opens nothing that another key sealed, that was changed, or that is none of its own', () => {
    const seal = createSeal(key());
    const sealed = seal.close('a link');
    expect(createSeal(key()).open(sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seal.open(changed.toString('base64url'))).toBeNull();
    }
    for (const text of ['', 'x', 'not sealed at all']) expect(seal.open(text)).toBeNull();
  });
});
