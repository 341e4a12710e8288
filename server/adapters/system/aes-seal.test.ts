import { createCipheriv, randomBytes } from 'node:crypto';
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
    const [id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seal.open(`${id}.${changed.toString('base64url')}`)).toBeNull();
    }
    for (const text of ['', 'x', '.', `${id}.`, `.${body}`, `x${id}.${body}`, 'not sealed at all'])
      expect(seal.open(text)).toBeNull();
  });

  it('says with which key, so that the next one still opens what the last one sealed', () => {
    const [old, next] = [key(), key()];
    const before = createSeal(old).close('a key');
    const rotating = createSeal(next, old);
    expect([rotating.open(before), rotating.isCurrent(before)]).toEqual(['a key', false]);
    const after = rotating.close('a key');
    expect([rotating.isCurrent(after), createSeal(next).open(after), createSeal(old).open(after)]).toEqual([
      true,
      'a key',
      null,
    ]);
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    expect(next).not.toContain(after.split('.')[0]);
  });

  it('opens what was sealed before keys had names', () => {
    const old = key();
    const nonce = randomBytes(12);
    const closing = createCipheriv('aes-256-gcm', Buffer.from(old, 'base64url'), nonce);
    const text = Buffer.concat([closing.update('a key', 'utf8'), closing.final()]);
    const nameless = Buffer.concat([nonce, closing.getAuthTag(), text]).toString('base64url');
    for (const seal of [createSeal(old), createSeal(key(), old)])
      expect([seal.open(nameless), seal.isCurrent(nameless)]).toEqual(['a key', false]);
    expect(createSeal(key()).open(nameless)).toBeNull();
  });
});
