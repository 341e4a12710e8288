import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../ports/clock.ts';

/**
 * Time between two looks at the keys for an unknown key id, so that made-up ids cost next to nothing. Short, as the keys
 * are one query away and another server on the same database may just have made one.
 */
const pause = 1000;

/** Finds the key of a token among the keys of a provider in this process; looks again when a key is new. */
export function createLocalKeys(load: () => Promise<JSONWebKeySet>, clock: Clock): JWTVerifyGetKey {
  let find: ReturnType<typeof createLocalJWKSet> | null = null;
  let loadedAt = 0;
  const reload = async () => {
    loadedAt = clock.now().getTime();
    find = createLocalJWKSet(await load());
    return find;
  };
  return async (header, token) => {
    const known = find ?? (await reload());
    try {
      return await known(header, token);
    } catch (error) {
      const stale = error instanceof errors.JWKSNoMatchingKey && clock.now().getTime() - loadedAt >= pause;
      if (!stale) throw error;
      return (await reload())(header, token);
    }
  };
}
