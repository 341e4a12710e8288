import {
  type AuthorizationServer,
  allowInsecureRequests,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi';
import type { Clock } from '../../ports/clock.ts';
import { patience } from './fetch-json.ts';

/** Milliseconds that a description of an issuer is believed. */
const believed = 6 * 3_600_000;
/** Between two tries while it does not answer. */
const betweenTries = 5_000;

/** What an issuer says of itself. */
export interface DiscoveredIssuer {
  /** Rejects where it does not answer, or says something that does not fit. */
  describe(): Promise<AuthorizationServer>;
}

/** Reads an issuer's own description (OpenID Connect Discovery), when it is first needed and every few hours. */
export function discoverIssuer(issuer: string, clock: Clock): DiscoveredIssuer {
  let known: { readonly server: AuthorizationServer; readonly at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<AuthorizationServer> | null = null;

  async function ask(): Promise<AuthorizationServer> {
    try {
      const server = await fetchDescription(issuer);
      known = { server, at: clock.now().getTime() };
      return server;
    } catch (error) {
      failedAt = clock.now().getTime();
      // What it said before is better than nothing.
      if (known !== null) return known.server;
      throw error;
    } finally {
      asking = null;
    }
  }

  return {
    async describe() {
      const now = clock.now().getTime();
      if (known !== null && now - known.at < believed) return known.server;
      if (now - failedAt < betweenTries) {
        if (known !== null) return known.server;
        throw new Error('The issuer did not answer a moment ago');
      }
      asking ??= ask();
      return asking;
    },
  };
}

async function fetchDescription(issuer: string): Promise<AuthorizationServer> {
  const url = new URL(issuer);
  const response = await discoveryRequest(url, requestOptions(url));
  const server = await processDiscoveryResponse(url, response);
  // Tokens carry the name letter by letter: "https://id.example.org" is another one than with a slash at the end.
  if (server.issuer !== issuer) throw new Error(`it calls itself "${server.issuer}"`);
  for (const address of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri])
    requireSafe(address, url);
  return server;
}

/** Plain http is for a provider on this machine only, which the configuration saw to (server/config/read-identity.ts). */
export function requestOptions(url: URL) {
  return {
    signal: () => AbortSignal.timeout(patience),
    [allowInsecureRequests]: url.protocol === 'http:',
  };
}

/** An issuer on https cannot send anybody to plain http. */
function requireSafe(address: string | undefined, issuer: URL): void {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
  if (url === null) throw new Error('The issuer does not say all its addresses');
  const isSafe = url.protocol === 'https:' || (issuer.protocol === 'http:' && url.protocol === 'http:');
  if (!isSafe) throw new Error(`The issuer leads to ${url.protocol}`);
}
