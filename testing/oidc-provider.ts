import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** A real OpenID Connect provider on this machine (npm oidc-provider, certified), with one form for everybody. */
export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  close(): Promise<void>;
}

export interface LocalProviderOptions {
  /** Where it may send browsers back to; read when it is first asked, so that they can be told later. */
  readonly redirectUris: readonly string[];
  /** Null is a public client. */
  readonly clientSecret?: string | null;
  /** What it says of an address; "verified" unless it is given. */
  readonly says?: 'verified' | 'not-verified' | 'no-address';
}

const clientId = 'paperlark';

/** The subject of an account is its address, so that a test can have one address under two subjects by writing it differently. */
export async function startOidcProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  const { clientSecret = null } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const configuration = await configurationOf(options, clientSecret);
  let started: Provider | null = null;
  const start = (): Provider => new Provider(issuer, configuration(options.redirectUris));
  server.on('request', (request, response) => {
    started ??= start();
    const provider = started;
    const uid = /^\/interaction\/([\w-]+)(\/cancel)?$/.exec((request.url ?? '').split('?')[0] ?? '');
    if (uid === null) void provider.callback()(request, response);
    else if (request.method === 'POST') void finish(provider, request, response);
    else if (uid[2] !== undefined) void cancel(provider, request, response);
    else response.setHeader('content-type', 'text/html').end(form(uid[1] ?? ''));
  });
  return { issuer, clientId, clientSecret, close: () => closeServer(server) };
}

async function configurationOf(
  { says = 'verified' }: LocalProviderOptions,
  clientSecret: string | null,
): Promise<(redirectUris: readonly string[]) => Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'local', alg: 'RS256', use: 'sig' };
  return (redirectUris) => ({
    clients: [
      {
        client_id: clientId,
        redirect_uris: [...redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        ...(clientSecret === null
          ? { token_endpoint_auth_method: 'none' as const }
          : { client_secret: clientSecret }),
      },
    ],
    jwks: { keys: [jwk] },
    claims: { openid: ['sub', 'email', 'email_verified', 'name'], email: [], profile: [] },
    // As most providers do: what is asked for stands in the ID token.
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        ...(says === 'no-address' ? {} : { email: subject.split('#')[0] ?? '' }),
        ...(says === 'verified' ? { email_verified: true } : {}),
        name: 'Emmy Noether',
      }),
    }),
    // Consent is the institution's: every client of it is its own.
    loadExistingGrant: async (context) => {
      const { oidc } = context;
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context) => {
      context.type = 'html';
      context.body = '<!doctype html><title>Refused</title><h1>Refused</h1>';
    },
  });
}

function form(uid: string): string {
  return `<!doctype html><html lang="en"><title>Example University</title><h1>Example University</h1>
<form method="post" action="/interaction/${uid}"><label>Account <input name="login" autofocus></label><button>Log in</button></form>
<a href="/interaction/${uid}/cancel">Cancel</a></html>`;
}

type Request = Parameters<Provider['interactionFinished']>[0];
type Response = Parameters<Provider['interactionFinished']>[1];

async function finish(provider: Provider, request: Request, response: Response): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const accountId = new URLSearchParams(body).get('login') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

function cancel(provider: Provider, request: Request, response: Response): Promise<void> {
  return provider.interactionFinished(request, response, { error: 'access_denied' });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
