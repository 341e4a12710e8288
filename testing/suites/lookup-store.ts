import { expect, it } from 'vitest';
import type { Database } from '#server/ports/stores.ts';

/** What every store of looked-up records does. */
export function lookupStoreSuite(database: () => Database): void {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('keeps an answer until its time is over, and the newest of two', async () => {
    const { lookups } = database();
    const key = `doi 10.5555/${crypto.randomUUID()}`;
    expect(await lookups.get(key, now)).toBeNull();
    await lookups.put(key, '{"title":"\\u0000 á 𝒳"}', later(10));
    expect(await lookups.get(key, later(9))).toBe('{"title":"\\u0000 á 𝒳"}');
    expect(await lookups.get(key, later(10))).toBeNull();
    await lookups.put(key, '2', later(20));
    expect(await lookups.get(key, later(10))).toBe('2');
  });

  it('takes the same key from many at once', async () => {
    const { lookups } = database();
    const key = `doi 10.5555/${crypto.randomUUID()}`;
    await Promise.all(Array.from({ length: 8 }, (_, index) => lookups.put(key, String(index), later(1))));
    expect(await lookups.get(key, now)).toMatch(/^[0-7]$/);
  });

  it('removes what is over, and nothing else', async () => {
    const { lookups } = database();
    const [old, fresh] = [`doi 10.5555/${crypto.randomUUID()}`, `doi 10.5555/${crypto.randomUUID()}`];
    await lookups.put(old, '1', later(1));
    await lookups.put(fresh, '2', later(5));
    await lookups.removeExpired(later(2));
    expect(await lookups.get(old, now)).toBeNull();
    expect(await lookups.get(fresh, now)).toBe('2');
  });
}
