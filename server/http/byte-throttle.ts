import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { bytesPerMinute } from './rate-limits.ts';

const windowMs = 60_000;

/**
 * Counts the bytes that an account, or a key, sends within a minute, and refuses more before they are read: calls alone say little
 * of what they carry. From however many machines; a body that does not say how long it is counts as the longest it may be.
 */
export async function takeBytes(
  { callCounter, clock, settings, tokens }: Pick<AppDeps, 'callCounter' | 'clock' | 'settings' | 'tokens'>,
  request: FastifyRequest,
  largestBody: number,
): Promise<Result<null>> {
  const { caller } = request;
  const bytes = bytesOf(request, largestBody);
  if (caller === null || bytes === 0) return ok(null);
  const sender = caller.key === null ? `user ${caller.account.id}` : `key ${caller.key.id}`;
  const { count, endsAt } = await callCounter.count(tokens.hash(`bytes of ${sender}`), windowMs, bytes);
  if (count <= bytesPerMinute * settings.rateLimitFactor) return ok(null);
  return fail(
    'rate_limited',
    `More than ${bytesPerMinute / 1_000_000} MB were sent within a minute. Please wait a moment and try again.`,
    { retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000)) },
  );
}

/** What is refused for its length anyway takes nothing from the minute. */
function bytesOf({ headers }: FastifyRequest, largestBody: number): number {
  if (headers['transfer-encoding'] !== undefined) return largestBody;
  const told = Number(headers['content-length'] ?? 0);
  return Number.isFinite(told) && told <= largestBody ? told : 0;
}
