import { exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { createLocalKeys } from './local-keys.ts';

describe('createLocalKeys', () => {
  it('finds a key that was made later, and is not made to look for every made-up one', async () => {
    const clock = new ManualClock();
    const published: JSONWebKeySet = { keys: [] };
    let looks = 0;
    const keys = createLocalKeys(async () => {
      looks += 1;
      return { keys: [...published.keys] };
    }, clock);
    const publish = async (kid: string) => {
      const { publicKey, privateKey } = await generateKeyPair('RS256');
      published.keys.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256' });
      return (id: string) => new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: id }).sign(privateKey);
    };
    const first = await publish('first');
    await jwtVerify(await first('first'), keys);
    const second = await publish('second');
    clock.advance(1000);
    await jwtVerify(await second('second'), keys);
    expect(looks).toBe(2);
    for (let round = 0; round < 5; round += 1) {
      await expect(jwtVerify(await second(`made-up-${round}`), keys)).rejects.toThrow();
    }
    expect(looks).toBe(2);
  });
});
