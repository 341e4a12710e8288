import {
  AuthorizationResponseError,
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  None,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  ResponseBodyError,
  UnsupportedOperationError,
  validateAuthResponse,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CodeFlow, SignInAnswer } from '../../ports/sign-in.ts';
import { type DiscoveredIssuer, discoverIssuer, requestOptions } from './discovered-issuer.ts';
import { fetchJson } from './fetch-json.ts';
import { createRemoteKeys } from './remote-keys.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

export interface OidcOptions {
  /** As the issuer writes it itself. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, with PKCE alone. */
  readonly clientSecret: string | null;
  /** Whether whoever runs the server vouches for all addresses of the issuer. */
  readonly emailsVerified: boolean;
  readonly clock: Clock;
  /** Told of what an operator has to put right. */
  readonly warn: (problem: string) => void;
}

export interface OidcIssuer {
  readonly trusted: TrustedIssuer;
  readonly codeFlow: CodeFlow;
}

/** Any OpenID Connect issuer, found by its address alone. */
export function oidcIssuer(options: OidcOptions): OidcIssuer {
  const discovered = discoverIssuer(options.issuer, options.clock);
  const keysOf = async () => fetchJson(new URL((await discovered.describe()).jwks_uri ?? ''));
  return {
    trusted: {
      issuer: options.issuer,
      audience: options.clientId,
      keys: createRemoteKeys(keysOf, options.clock),
      trustsEveryAddress: options.emailsVerified,
    },
    codeFlow: codeFlow(options, discovered),
  };
}

function codeFlow(options: OidcOptions, discovered: DiscoveredIssuer): CodeFlow {
  const client: Client = { client_id: options.clientId };
  return {
    async begin(redirectUri) {
      const server = await described(options, discovered);
      if (!server.ok) return server;
      const [state, nonce, codeVerifier] = [
        generateRandomState(),
        generateRandomNonce(),
        generateRandomCodeVerifier(),
      ];
      const url = new URL(server.value.authorization_endpoint ?? '');
      const parameters = {
        client_id: options.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return ok({ url: url.href, state, nonce, codeVerifier });
    },
    async finish(answer) {
      const server = await described(options, discovered);
      if (!server.ok) return server;
      try {
        return ok(await exchange(options, server.value, client, answer));
      } catch (error) {
        return refusalOf(error, options);
      }
    },
  };
}

async function exchange(
  { issuer, clientSecret }: OidcOptions,
  server: AuthorizationServer,
  client: Client,
  { answer, state, nonce, codeVerifier, redirectUri }: SignInAnswer,
): Promise<string> {
  const parameters = validateAuthResponse(server, client, new URLSearchParams(answer), state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    clientAuth(server, clientSecret),
    parameters,
    redirectUri,
    codeVerifier,
    requestOptions(new URL(issuer)),
  );
  const checks = { expectedNonce: nonce, requireIdToken: true };
  const { id_token } = await processAuthorizationCodeResponse(server, client, response, checks);
  if (id_token === undefined) throw new OperationProcessingError('The issuer sent no ID token');
  return id_token;
}

/** In the header, as every issuer has to take it, unless this one says that it wants the secret in the body. */
function clientAuth(server: AuthorizationServer, secret: string | null): ClientAuth {
  if (secret === null) return None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

async function described(
  { issuer, warn }: OidcOptions,
  discovered: DiscoveredIssuer,
): Promise<Result<AuthorizationServer>> {
  try {
    return ok(await discovered.describe());
  } catch (error) {
    warn(`${issuer} does not describe itself as an OpenID Connect issuer: ${sayError(error)}`);
    return unavailable();
  }
}

/** What the issuer refuses is the person's to try again, what it cannot do is not. */
function refusalOf(error: unknown, { issuer, warn }: OidcOptions): Result<never> {
  if (error instanceof AuthorizationResponseError) return refused();
  const isRefusal =
    error instanceof ResponseBodyError ||
    error instanceof WWWAuthenticateChallengeError ||
    error instanceof OperationProcessingError ||
    error instanceof UnsupportedOperationError;
  warn(`${issuer} did not finish a sign-in: ${sayError(error)}`);
  // A code that was used or is too old is the person's; a client that is not known is the operator's. Both are told here.
  return isRefusal ? refused() : unavailable();
}

function refused(): Result<never> {
  return fail('unauthenticated', 'The sign-in was not finished. Please try again.');
}

function unavailable(): Result<never> {
  return fail('unavailable', 'The sign-in service does not answer right now. Please try again shortly.');
}

/** Codes and reasons; never what was sent. */
function sayError(error: unknown): string {
  if (error instanceof ResponseBodyError) return `${error.status} ${error.error}`;
  if (error instanceof WWWAuthenticateChallengeError) {
    const reasons = error.cause.map(({ parameters }) => parameters['error'] ?? '').join(' ');
    return `${error.status} ${reasons}`;
  }
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
