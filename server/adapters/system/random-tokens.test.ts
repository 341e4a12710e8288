import { describe, expect, it } from 'vitest';
import { randomTokens } from './random-tokens.ts';

const many = 10_000;

describe('tokens', () => {
  it('have 256 random bits each: ten thousand, none twice, no place that says less than another', () => {
    const tokens = Array.from({ length: many }, () => randomTokens.create());
    expect(new Set(tokens).size).toBe(many);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    // 64 signs are as likely in each place but the last, which holds four bits.
    for (let place = 0; place < 43; place += 1) {
      const seen = new Set(tokens.map((token) => token[place]));
      expect([place, seen.size]).toEqual([place, place === 42 ? 16 : 64]);
    }
  });

  it('of keys have as many, a name before them and a sum after them that tells a slip of copying', () => {
    const keys = Array.from({ length: many }, () => randomTokens.createKey());
    expect(new Set(keys).size).toBe(many);
    for (const key of keys) {
      expect(key).toMatch(/^plk_[0-9A-Za-z]{49}$/);
      expect(randomTokens.isKeyShaped(key)).toBe(true);
    }
    const [key = ''] = keys;
    for (let place = 4; place < key.length; place += 1) {
      const other = key[place] === 'x' ? 'y' : 'x';
      expect(randomTokens.isKeyShaped(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
    }
  });

  it('are compared by their hash, which is all that is kept', () => {
    const token = randomTokens.create();
    const hash = randomTokens.hash(token);
    expect(hash).not.toContain(token);
    expect([randomTokens.isHashOf(hash, token), randomTokens.isHashOf(hash, `${token}x`)]).toEqual([
      true,
      false,
    ]);
  });
});
