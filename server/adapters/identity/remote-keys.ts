import {
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import type { Clock } from '../../ports/clock.ts';
import { KeysUnavailable } from './trusted-issuer.ts';

/** Milliseconds. */
export const keyTimes = {
  /**
   * Keys are looked at anew when the last look is older, whatever the issuer says of caching: a key that it withdraws has to
   * end. Not more often either: made-up ids must not make us ask all the time.
   */
  betweenLooks: 30_000,
  /** Between two tries while the issuer does not answer. */
  betweenTries: 5_000,
  /** Since they were last seen: longer than this no key is believed, even while the issuer does not answer. */
  hardLimit: 24 * 3_600_000,
} as const;

interface Held {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  readonly seenAt: number;
}

/**
 * The keys of an issuer elsewhere, looked at anew twice a minute while they are asked for. While the issuer does not answer the
 * keys seen last go on working, up to a limit. What cannot be known then, or before the next look, is KeysUnavailable, never
 * a no.
 */
export function createRemoteKeys(fetchKeys: () => Promise<unknown>, clock: Clock): JWTVerifyGetKey {
  const time = () => clock.now().getTime();
  let held: Held | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let lastFailed = false;
  let looking: Promise<void> | null = null;

  const pause = () => (lastFailed ? keyTimes.betweenTries : keyTimes.betweenLooks);

  /** One look at a time, however many wait for it. */
  async function look(): Promise<void> {
    if (looking === null && time() - lookedAt >= pause()) {
      lookedAt = time();
      looking = fetchKeys()
        .then((body) => {
          held = { find: createLocalJWKSet(keySetOf(body)), seenAt: time() };
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

  /** The keys seen last; throws where there are none, or none any more. */
  function seen(): Held {
    if (isUsable(held)) return held;
    throw unavailable('The keys of the issuer cannot be fetched');
  }

  function unavailable(why: string): KeysUnavailable {
    return new KeysUnavailable(why, Math.max(1, Math.ceil((lookedAt + pause() - time()) / 1000)));
  }

  return async (header, token) => {
    const before = held;
    const looked = look();
    // Where the last look failed nobody waits for the next one, as long as the keys seen last may do.
    if (!lastFailed || !isUsable(before)) await looked;
    const known = seen();
    try {
      return await known.find(header, token);
    } catch (error) {
      const isMissing = error instanceof errors.JWKSNoMatchingKey;
      if (!isMissing || (!lastFailed && (known !== before || isOlder(token, known)))) throw error;
    }
    await looked;
    const newer = seen();
    if (newer === known) throw unavailable('The key may be newer than the keys seen last');
    return newer.find(header, token);
  };
}

/** Milliseconds that the clock of an issuer and ours may differ. */
const skew = 60_000;

/** Whether a token was made before keys were seen: then its own would have been among them. What it says is not proved yet. */
function isOlder({ payload }: FlattenedJWSInput, { seenAt }: Held): boolean {
  try {
    const { iat }: { iat?: unknown } = JSON.parse(Buffer.from(String(payload), 'base64url').toString());
    return typeof iat !== 'number' || iat * 1000 + skew < seenAt;
  } catch {
    return true;
  }
}

const mostKeys = 100;

/** Throws where it is no set of keys: what was known before is better than nothing. */
function keySetOf(body: unknown): JSONWebKeySet {
  const keys: unknown = typeof body === 'object' && body !== null && 'keys' in body ? body.keys : null;
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > mostKeys)
    throw new Error('The issuer has no keys');
  return { keys };
}
