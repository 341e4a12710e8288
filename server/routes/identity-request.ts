import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '#domain/accounts/profile.ts';
import { type JsonObject, parseObject } from '#domain/json.ts';
import type { AppDeps } from '../app-deps.ts';
import { placeOf } from '../http/place-of.ts';
import { limitFactor } from '../http/sandbox-door.ts';
import { addressHeader, limitFactorHeader, sandboxHeader } from '../ports/identity-provider.ts';

/** The request as the identity provider is handed it, with these parameters of its address and no other. */
export function providerRequest(
  request: FastifyRequest,
  { settings }: Pick<AppDeps, 'settings'>,
  parameters: readonly string[],
): Request {
  const { publicUrl } = settings;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      value !== undefined &&
      !/^(x-forwarded-|x-paperlark-|forwarded$|x-real-ip$|sec-fetch-|origin$|content-length$)/.test(name)
    )
      headers.set(name, String(value));
  }
  // The address as the framework knows it, behind trusted proxies only: what a client claims is dropped above.
  headers.set(addressHeader, placeOf(request.ip));
  headers.set(limitFactorHeader, String(limitFactor({ settings }, request)));
  if (request.opensSandbox) headers.set(sandboxHeader, 'open');
  // Where it comes from was judged above, by one rule for all calls; the provider's own is stricter with scripts.
  headers.set('origin', publicUrl);
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : null;
  const url = new URL(request.url, publicUrl);
  for (const name of new Set(url.searchParams.keys()))
    if (!parameters.includes(name)) url.searchParams.delete(name);
  return new Request(url, {
    method: request.method,
    headers,
    ...(body === null ? {} : { body }),
  });
}

/** What a call sends; null where it is no JSON object. */
export function bodyOf(body: unknown): JsonObject | null {
  return body instanceof Buffer ? parseObject(body.toString('utf8')) : null;
}

/** The address that a call names; null where it names none. */
export function accountOf(body: unknown): string | null {
  const email = bodyOf(body)?.['email'];
  return typeof email === 'string' ? normaliseEmail(email) : null;
}
