import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * Holds an answer against the contract: fields that it does not name are dropped. A wrong shape throws, here and in
 * production: what nobody foresaw may hold what nobody may see. Where answers are strict, a field too many throws as well.
 */
export function shapeAnswer(endpoint: Endpoint, value: unknown, options: { strict: boolean }): unknown {
  const { output } = endpoint;
  if (output === null || typeof output === 'string') return value;
  const parsed = z.safeParse(output, value);
  const problem = parsed.success
    ? options.strict
      ? surplus(parsed.data, value)
      : null
    : z.prettifyError(parsed.error);
  if (problem !== null)
    throw new Error(`${endpoint.method} ${endpoint.path} answers against its contract: ${problem}`);
  return parsed.data;
}

function surplus(shaped: unknown, value: unknown): string | null {
  const sent: unknown = JSON.parse(JSON.stringify(value));
  return isDeepStrictEqual(JSON.parse(JSON.stringify(shaped)), sent)
    ? null
    : 'it has fields that the contract does not name';
}
