import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '#domain/result.ts';

/**
 * Whether a write that a browser may have added the cookie to comes from our own pages. Fetch metadata decides; where a
 * browser does not send it, the Origin must be ours; without either it is refused. The X-Requested-With header forces a
 * preflight, and JSON keeps plain forms out (OWASP cheat sheet on CSRF; ASVS 3.5.1 to 3.5.3).
 */
export function checkSameOrigin(request: FastifyRequest, origins: readonly string[]): Result<null> {
  const { headers } = request;
  if (originOf(request, origins) !== 'ours')
    return fail('cross_site', 'This request did not come from our own pages.');
  const requestedWith = headers['x-requested-with'];
  if (typeof requestedWith !== 'string' || requestedWith.toLowerCase() !== 'xmlhttprequest') {
    return fail('cross_site', 'This request lacks the header "X-Requested-With: XMLHttpRequest".');
  }
  return ok(null);
}

/** Whether a method may change anything. */
export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Where a browser says that a request comes from; scripts outside browsers say nothing. */
export function originOf(request: FastifyRequest, origins: readonly string[]): 'ours' | 'foreign' | 'unsaid' {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' ? 'ours' : 'foreign';
  if (origin === undefined) return 'unsaid';
  return origins.includes(origin) ? 'ours' : 'foreign';
}
