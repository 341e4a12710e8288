import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../ports/clock.ts';
import type { FetchedJson } from './fetch-json.ts';
import { KeysUnavailable } from './trusted-issuer.ts';

/** Milliseconds. */
export const keyTimes = {
  /** Between two looks because of a key that is not known: made-up ids must not make us ask all the time. */
  betweenLooks: 60_000,
  /** Between two tries while the issuer does not answer. */
  betweenTries: 5_000,
  /** Keys are looked at anew after what the issuer says, within these. */
  shortestAge: 5 * 60_000,
  longestAge: 24 * 3_600_000,
  /** Where it says nothing. */
  usualAge: 3_600_000,
  /** Since they were last seen: longer than this no key is believed, even while the issuer does not answer. */
  hardLimit: 24 * 3_600_000,
} as const;

interface Held {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly seenAt: number;
  readonly staleAt: number;
}

/**
 * The keys of an issuer elsewhere. A key that is new is found by looking again, at most once a minute; while the issuer
 * does not answer the keys seen last go on working, up to a limit. What cannot be known then is KeysUnavailable, never a no.
 */
export function createRemoteKeys(fetchKeys: () => Promise<FetchedJson>, clock: Clock): JWTVerifyGetKey {
  const time = () => clock.now().getTime();
  let held: Held | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let lastFailed = false;
  let looking: Promise<void> | null = null;

  /** One look at a time, however many wait for it. */
  async function look(pause: number): Promise<void> {
    if (looking === null && time() - lookedAt >= pause) {
      lookedAt = time();
      looking = fetchKeys()
        .then((fetched) => {
          held = heldOf(fetched, time());
          lastFailed = false;
        })
        .catch(() => {
          lastFailed = true;
        })
        .finally(() => {
          looking = null;
        });
    }
    await looking;
  }

  const isUsable = (keys: Held | null): keys is Held =>
    keys !== null && time() - keys.seenAt < keyTimes.hardLimit;

  async function current(): Promise<Held> {
    const looked =
      held === null || time() >= held.staleAt ? look(lastFailed ? keyTimes.betweenTries : 0) : null;
    // Where the last look failed nobody waits for the next one, as long as the keys seen last may do.
    if (!isUsable(held) || !lastFailed) await looked;
    if (!isUsable(held)) throw new KeysUnavailable('The keys of the issuer cannot be fetched');
    return held;
  }

  return async (header, token) => {
    const known = await current();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await look(lastFailed ? keyTimes.betweenTries : keyTimes.betweenLooks);
      if (lastFailed) throw new KeysUnavailable('The key may be new, and the issuer does not answer');
      return (await current()).find(header, token);
    }
  };
}

function heldOf({ body, maxAge }: FetchedJson, now: number): Held {
  const age = Math.min(Math.max(maxAge ?? keyTimes.usualAge, keyTimes.shortestAge), keyTimes.longestAge);
  return { find: createLocalJWKSet(keySetOf(body)), seenAt: now, staleAt: now + age };
}

const mostKeys = 100;

/** Throws where it is no set of keys: what was known before is better than nothing. */
function keySetOf(body: unknown): JSONWebKeySet {
  const keys: unknown = typeof body === 'object' && body !== null && 'keys' in body ? body.keys : null;
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > mostKeys)
    throw new Error('The issuer has no keys');
  return { keys };
}
