import { errors, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { createRemoteKeys, keyTimes } from './remote-keys.ts';
import { KeysUnavailable } from './trusted-issuer.ts';

/** An issuer whose keys and answers a test commands. */
class Issuer {
  readonly published: JWK[] = [];
  looks = 0;
  fails = false;

  async fetch() {
    this.looks += 1;
    if (this.fails) throw new TypeError('fetch failed');
    return { keys: [...this.published] };
  }

  /** A new key; the answer signs a token of just now with it. */
  async rotate(kid: string): Promise<() => Promise<string>> {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    this.published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
    return () =>
      new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid }).setIssuedAt(clock.now()).sign(privateKey);
  }
}

let issuer: Issuer;
let clock: ManualClock;
let check: (token: string) => Promise<unknown>;

beforeEach(() => {
  issuer = new Issuer();
  clock = new ManualClock();
  const keys = createRemoteKeys(() => issuer.fetch(), clock);
  check = (token) => jwtVerify(token, keys, { currentDate: clock.now() });
});

describe('createRemoteKeys', () => {
  it('fetches once, however many ask at the same time', async () => {
    const sign = await issuer.rotate('a');
    const token = await sign();
    await Promise.all(Array.from({ length: 10 }, () => check(token)));
    expect(issuer.looks).toBe(1);
  });

  it('does not say no to a key that the issuer changed to since the last look: it is to be tried again, and then counts', async () => {
    const first = await issuer.rotate('a');
    await check(await first());
    const second = await issuer.rotate('b');
    const token = await second();
    const refused: unknown = await check(token).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(KeysUnavailable);
    const wait = refused instanceof KeysUnavailable ? refused.retryAfter : 0;
    expect(wait).toBeGreaterThan(0);
    clock.advance(wait * 1000);
    await check(token);
    expect(issuer.looks).toBe(2);
  });

  it('looks twice a minute at most, whatever ids are made up, and says no to them then', async () => {
    const first = await issuer.rotate('a');
    await check(await first());
    const stranger = await new Issuer().rotate('made-up');
    for (let round = 0; round < 20; round += 1)
      await expect(check(await stranger())).rejects.toThrow(KeysUnavailable);
    expect(issuer.looks).toBe(1);
    clock.advance(keyTimes.betweenLooks);
    await expect(check(await stranger())).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(issuer.looks).toBe(2);
  });

  it('counts a withdrawn key no more after half a minute, and tells its older tokens so at any time', async () => {
    const sign = await issuer.rotate('a');
    const token = await sign();
    await check(token);
    issuer.published.length = 0;
    await issuer.rotate('b');
    clock.advance(keyTimes.betweenLooks - 1);
    await check(token);
    clock.advance(1);
    await expect(check(token)).rejects.toThrow(errors.JWKSNoMatchingKey);
    // Between two looks as well: keys that were seen long after it was made would have its own among them.
    clock.advance(2 * keyTimes.betweenLooks);
    await expect(check(token)).rejects.toThrow(errors.JWKSNoMatchingKey);
    clock.advance(1);
    await expect(check(token)).rejects.toThrow(errors.JWKSNoMatchingKey);
    expect(issuer.looks).toBe(3);
  });

  it('keeps the keys seen last while the issuer does not answer, up to the hard limit', async () => {
    const sign = await issuer.rotate('a');
    const token = await sign();
    await check(token);
    issuer.fails = true;
    clock.advance(keyTimes.hardLimit - 1);
    await check(token);
    clock.advance(1);
    await expect(check(token)).rejects.toThrow(KeysUnavailable);
    issuer.fails = false;
    clock.advance(keyTimes.betweenTries);
    await check(token);
  });

  it('does not say no to a key that may be new, while the issuer does not answer', async () => {
    const first = await issuer.rotate('a');
    await check(await first());
    const second = await issuer.rotate('b');
    issuer.fails = true;
    clock.advance(keyTimes.betweenLooks);
    await expect(check(await second())).rejects.toThrow(KeysUnavailable);
    await check(await first());
    issuer.fails = false;
    clock.advance(keyTimes.betweenTries);
    await check(await second());
  });

  it('asks an issuer that never answered once in a while, not for every token', async () => {
    const sign = await issuer.rotate('a');
    issuer.fails = true;
    const token = await sign();
    for (let round = 0; round < 5; round += 1) await expect(check(token)).rejects.toThrow(KeysUnavailable);
    expect(issuer.looks).toBe(1);
    clock.advance(keyTimes.betweenTries);
    await expect(check(token)).rejects.toThrow(KeysUnavailable);
    expect(issuer.looks).toBe(2);
  });

  it.each([null, [], {}, { keys: 'x' }, { keys: [] }, { keys: Array.from({ length: 101 }, () => ({})) }])(
    'takes %j for no answer',
    async (body) => {
      const keys = createRemoteKeys(async () => body, clock);
      const sign = await issuer.rotate('a');
      await expect(jwtVerify(await sign(), keys)).rejects.toThrow(KeysUnavailable);
    },
  );
});
