import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';
import { buildSession } from './session-store.ts';

/** What every store of users does. */
export function userStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const identity = () => ({
    issuer: 'urn:a',
    subject: randomUUID(),
    email: 'ada@example.org',
    emailVerified: false,
    name: 'Ada',
  });

  it('makes one account for an identity, however many requests come first', async () => {
    const ada = identity();
    const accounts = await Promise.all(
      Array.from({ length: 8 }, () => database().users.findOrCreate(ada, now)),
    );
    expect(new Set(accounts.map((account) => account.id)).size).toBe(1);
  });

  it('never takes the same address or subject of another issuer for the same person', async () => {
    const ada = identity();
    const first = await database().users.findOrCreate(ada, now);
    const sameAddress = await database().users.findOrCreate({ ...ada, subject: randomUUID() }, now);
    const sameSubject = await database().users.findOrCreate({ ...ada, issuer: 'urn:b' }, now);
    expect(new Set([first.id, sameAddress.id, sameSubject.id]).size).toBe(3);
  });

  it('follows what the issuer says now, and keeps the profile', async () => {
    const ada = identity();
    const { id } = await database().users.findOrCreate(ada, now);
    const profile = { firstName: 'Ada', lastName: 'Lovelace', organization: null, researchField: 'Analysis' };
    await database().users.saveProfile(id, profile);
    const later = await database().users.findOrCreate(
      { ...ada, email: 'new@example.org', emailVerified: true },
      now,
    );
    expect(later).toMatchObject({
      id,
      email: 'new@example.org',
      emailVerified: true,
      profile,
      disabledAt: null,
      lifetimeAt: null,
    });
    expect(await database().users.find(id)).toEqual(later);
  });

  it('finds nobody under an id that was never given', async () => {
    expect(await database().users.find(randomUUID())).toBeNull();
  });

  it('keeps an address confirmed against older tokens, and asks again for another address', async () => {
    const { users } = database();
    const unverified = { ...identity(), emailVerified: false };
    await users.findOrCreate(unverified, now);
    await users.confirmAddress(unverified);
    expect((await users.findOrCreate(unverified, now)).emailVerified).toBe(true);
    const moved = { ...unverified, email: `${crypto.randomUUID()}@example.org` };
    expect((await users.findOrCreate(moved, now)).emailVerified).toBe(false);
  });

  it('ends the sessions of one person, and notes from when on tokens count', async () => {
    const { users, sessions } = database();
    const [one, other] = [identity(), identity()];
    const hashes = [];
    for (const who of [one, other]) {
      const { id } = await users.findOrCreate(who, now);
      const tokenHash = crypto.randomUUID();
      await sessions.create(buildSession({ tokenHash, userId: id, createdAt: now }));
      hashes.push(tokenHash);
    }
    await users.signOutEverywhere(one, now);
    expect(await Promise.all(hashes.map(async (hash) => (await sessions.find(hash)) === null))).toEqual([
      true,
      false,
    ]);
    expect((await users.findOrCreate(one, now)).tokensFrom).toEqual(now);
    expect((await users.findOrCreate(other, now)).tokensFrom).toBeNull();
  });

  it('says whether an account still says what its issuer says, and writes down that it was made', async () => {
    const { users, audit } = database();
    const ada = identity();
    expect(await users.findCurrent(ada)).toBeNull();
    const made = await users.findOrCreate(ada, now);
    expect(await users.findCurrent(ada)).toEqual(made);
    expect(await users.findCurrent({ ...ada, name: 'Augusta' })).toBeNull();
    expect(await users.findBySubject(ada)).toEqual(made);
    expect(await users.findBySubject({ ...ada, issuer: 'urn:b' })).toBeNull();
    await users.findOrCreate({ ...ada, name: 'Augusta' }, now);
    expect((await audit.entriesOf(made.id)).map(({ action }) => action)).toEqual(['account.created']);
  });

  it('closes an account and opens it again', async () => {
    const { users } = database();
    const { id } = await users.findOrCreate(identity(), now);
    expect(await users.setDisabled(id, now)).toBe(true);
    expect((await users.find(id))?.disabledAt).toEqual(now);
    expect(await users.setDisabled(id, null)).toBe(true);
    expect((await users.find(id))?.disabledAt).toBeNull();
    expect(await users.setDisabled(randomUUID(), now)).toBe(false);
  });
}
