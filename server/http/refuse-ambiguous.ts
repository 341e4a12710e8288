import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '#domain/result.ts';
import { FailureError } from './failure-reply.ts';

/** Said twice, a proxy before us and we ourselves may each believe another one. */
const saidOnce = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'paddle-signature',
  'sec-fetch-site',
  'x-api-key',
  'x-requested-with',
  'x-sandbox-key',
]);

/**
 * Refuses what two readers may read in two ways (ASVS 15.3.7): a header or a parameter of the query that comes twice, a
 * request without the name of its host. And compressed bodies, which nobody sends us: some bytes could become gigabytes.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    for (const checked of [checkHeaders(request), checkQuery(request.url), checkEncoding(request)])
      if (!checked.ok) throw new FailureError(checked.failure);
  });
}

function checkHeaders({ raw, headers }: FastifyRequest): Result<null> {
  if (raw.httpVersion === '1.1' && headers.host === undefined)
    return fail('invalid_request', 'The request lacks the header "Host".');
  const seen = new Set<string>();
  const { rawHeaders } = raw;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (!saidOnce.has(name)) continue;
    if (seen.has(name)) return fail('invalid_request', `The header "${name}" must not come twice.`);
    seen.add(name);
  }
  return ok(null);
}

function checkQuery(url: string): Result<null> {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('&', start)) return ok(null);
  const seen = new Set<string>();
  for (const name of new URLSearchParams(url.slice(start + 1)).keys()) {
    if (seen.has(name)) return fail('invalid_request', 'A parameter of the address must not come twice.');
    seen.add(name);
  }
  return ok(null);
}

function checkEncoding({ headers }: FastifyRequest): Result<null> {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return ok(null);
  return fail('unsupported_media_type', 'Send the body without compression ("Content-Encoding").');
}
