import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { type AuthenticateDeps, authenticate, type Credentials } from '../usecases/authenticate.ts';
import type { Caller } from '../usecases/caller.ts';
import { checkSameOrigin, isWrite } from './cross-site.ts';
import { takeKeyCall } from './key-throttle.ts';
import { limitFactor, withoutKey } from './sandbox-door.ts';
import { readSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Who may pass: run before the body is read, so that strangers cannot make the server read one. */
export async function admit(
  deps: AppDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Result<null>> {
  const credentials = credentialsOf(request, endpoint, deps.settings.isHttps);
  const crossSite = checkWrite(deps, endpoint, request, credentials);
  if (!crossSite.ok) return crossSite;
  if (endpoint.sandbox && !request.opensSandbox) return closedSandbox(deps);
  if (endpoint.access === 'public') return ok(null);
  if (endpoint.access === 'admin-or-sandbox' && (request.opensSandbox || isCollector(deps, credentials)))
    return ok(null);
  const authenticated = await authenticate(authenticateDeps(deps), credentials);
  if (!authenticated.ok) return authenticated;
  request.caller = authenticated.value;
  const key = request.caller?.key ?? null;
  if (key === null) return checkAccess(deps, endpoint, request);
  return endpoint.takesKey ? takeKeyCall(deps, key.id, limitFactor(deps, request)) : keyOpensNot();
}

/** What a request is judged with. */
export function authenticateDeps(deps: AppDeps): AuthenticateDeps {
  const { adminEmails, adminSecondFactor } = deps.settings;
  return { ...deps, stores: deps.database, adminEmails, adminSecondFactor };
}

/** There is none, or it is shut to whoever asks. */
function closedSandbox({ settings }: AppDeps): Result<never> {
  return settings.sandboxKey === null
    ? fail('not_found', 'This server has no sandbox.')
    : fail('forbidden', withoutKey);
}

function keyOpensNot(): Result<never> {
  return fail('forbidden', 'An API key does not open this. Please sign in and send your ID token instead.');
}

function credentialsOf(request: FastifyRequest, endpoint: Endpoint, isHttps: boolean): Credentials {
  const apiKey = request.headers['x-api-key'];
  return {
    authorization: request.headers.authorization ?? null,
    apiKey: typeof apiKey === 'string' ? apiKey : null,
    sessionToken: readSessionCookie(request, isHttps),
    keyUse: endpoint.takesKey ? `${endpoint.method} ${endpoint.path}` : null,
  };
}

/** A header that browsers never add by themselves needs no check; opening and ending a session needs it even without a cookie. */
function checkWrite(
  deps: AppDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
  credentials: Credentials,
): Result<null> {
  if (!isWrite(request.method)) return ok(null);
  if (credentials.authorization !== null || credentials.apiKey !== null) return ok(null);
  if (credentials.sessionToken === null && endpoint.access !== 'public') return ok(null);
  return checkSameOrigin(request, deps.settings.origins);
}

function checkAccess(deps: AppDeps, endpoint: Endpoint, request: FastifyRequest): Result<null> {
  const { caller } = request;
  if (endpoint.access === 'optional') return ok(null);
  if (endpoint.access === 'admin' || endpoint.access === 'admin-or-sandbox') {
    if (caller?.role === 'admin') return ok(null);
    if (caller?.needsSecondFactor === true) return needsSecondFactor();
    if (caller !== null) return fail('forbidden', 'Only an admin can do this.');
  }
  const hasKey = endpoint.access === 'admin-or-sandbox' && deps.settings.sandboxKey !== null;
  if (caller === null) return fail('unauthenticated', hasKey ? withoutKey : 'User not authenticated');
  return ok(null);
}

function needsSecondFactor(): Result<never> {
  return fail(
    'forbidden',
    'Your rights as an admin wait for a second factor: please turn it on in your account settings.',
  );
}

/** Whoever collects metrics with the token that was set for it. */
function isCollector({ settings, tokens }: AppDeps, { authorization }: Credentials): boolean {
  if (settings.metricsToken === null || authorization === null) return false;
  return tokens.isHashOf(tokens.hash(`Bearer ${settings.metricsToken}`), authorization);
}
