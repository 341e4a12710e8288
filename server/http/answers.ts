import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** Holds an answer against the contract: fields that it does not name are dropped, a wrong shape throws or is logged. */
export function shapeAnswer(
  endpoint: Endpoint,
  value: unknown,
  options: { strict: boolean; log: FastifyBaseLogger },
): unknown {
  const { output } = endpoint;
  if (output === null || typeof output === 'string') return value;
  const parsed = z.safeParse(output, value);
  const problem = parsed.success
    ? surplus(parsed.data, value, options.strict)
    : z.prettifyError(parsed.error);
  if (problem !== null && options.strict)
    throw new Error(`${endpoint.method} ${endpoint.path} answers against its contract: ${problem}`);
  if (problem !== null)
    options.log.error({ endpoint: endpoint.path, problem }, 'answer against the contract');
  return parsed.success ? parsed.data : value;
}

function surplus(shaped: unknown, value: unknown, strict: boolean): string | null {
  if (!strict) return null;
  const sent: unknown = JSON.parse(JSON.stringify(value));
  return isDeepStrictEqual(JSON.parse(JSON.stringify(shaped)), sent)
    ? null
    : 'it has fields that the contract does not name';
}
