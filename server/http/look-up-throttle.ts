import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { countKey } from '../usecases/accounts/keyed-hash.ts';

const windowMs = 60_000;

/** Counts a look-up that a call asks for besides its own work, by the place it comes from, or refuses it until the minute is over. */
export async function takeLookUp(
  { callCounter, clock, contactSecret }: Pick<AppDeps, 'callCounter' | 'clock' | 'contactSecret'>,
  place: string,
  most: number,
): Promise<Result<null>> {
  const { count, endsAt } = await callCounter.count(countKey(contactSecret, 'look-ups', place), windowMs);
  if (count <= most) return ok(null);
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000));
  return fail(
    'rate_limited',
    `Only ${most} works can be looked up within a minute. Please wait ${retryAfter} seconds, or paste the text itself.`,
    { retryAfter },
  );
}
