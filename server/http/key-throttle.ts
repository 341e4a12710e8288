import { keyLimits } from '#domain/keys/key-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';

const windowMs = 60_000;

/** Counts a call of a key, or refuses it until the minute is over. Each key on its own: a busy script does not stop the others of its team. */
export async function takeKeyCall(
  { callCounter, clock }: Pick<AppDeps, 'callCounter' | 'clock'>,
  keyId: string,
  factor: number,
): Promise<Result<null>> {
  const most = keyLimits.callsPerMinute * factor;
  const { count, endsAt } = await callCounter.count(`key:${keyId}`, windowMs);
  if (count <= most) return ok(null);
  return fail(
    'rate_limited',
    `This API key has made ${most} calls within a minute. Please wait a moment and try again.`,
    { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000)) },
  );
}
