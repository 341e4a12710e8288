import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointName } from '#contract/endpoints.ts';
import type { AppDeps } from '../app-deps.ts';
import { countKey } from '../usecases/accounts/keyed-hash.ts';
import { FailureError } from './failure-reply.ts';
import { placeOf } from './place-of.ts';
import { callsPerMinute, callsPerMinuteByEndpoint } from './rate-limits.ts';
import { limitFactor } from './sandbox-door.ts';

type LimitDeps = Pick<AppDeps, 'callCounter' | 'clock' | 'contactSecret' | 'settings' | 'tokens'>;

const windowMs = 60_000;

/** Calls that must answer when nothing else does, and cost nothing. */
const unlimited: ReadonlySet<EndpointName> = new Set(['getHealth', 'getReadiness']);

/** Limits the calls of each place below `api`, for all servers together. */
export async function limitCalls(api: FastifyInstance, deps: LimitDeps): Promise<void> {
  await api.register(rateLimit, {
    max: (request) => callsPerMinute * limitFactor(deps, request),
    keyGenerator: (request) => placeOf(request.ip),
    timeWindow: windowMs,
    store: storeOf(deps),
    errorResponseBuilder: (_request, context) => {
      const retryAfter = Math.max(1, Math.ceil(context.ttl / 1000));
      return new FailureError({
        code: 'rate_limited',
        message: 'Too many requests. Please wait a moment and try again.',
        retryAfter,
      });
    },
  });
}

/** What the route of an endpoint says of its limit: a number and a count of its own, none, or nothing for the common ones. */
export function callLimitOf(name: EndpointName, deps: Pick<LimitDeps, 'settings'>) {
  if (unlimited.has(name)) return { rateLimit: false } as const;
  const limit = callsPerMinuteByEndpoint[name];
  if (limit === undefined) return {};
  const max = (request: FastifyRequest) => limit * limitFactor(deps, request);
  return { rateLimit: { max, groupId: `\n${name}` } };
}

/** The counter in the shape that the limiter asks for. Its keys are addresses, and the group of the route where it has one. */
function storeOf({ callCounter, clock, contactSecret }: LimitDeps) {
  return class SharedCounts implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      callCounter.count(countKey(contactSecret, 'calls', key), windowMs).then(
        ({ count, endsAt }) =>
          callback(null, { current: count, ttl: Math.max(0, endsAt.getTime() - clock.now().getTime()) }),
        (error: unknown) =>
          callback(error instanceof Error ? error : new Error('The calls were not counted.')),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
