import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/**
 * Firebase Authentication on this machine, for tests: tokens with its claims, signed by RS256, its keys as a JWK document, and
 * as many of its calls as its own browser client makes. The client's hosts are fixed, so a test answers for them in the
 * browser; only the keys are fetched by our server, over HTTP.
 */
export interface FirebaseStandIn {
  readonly projectId: string;
  readonly keysUrl: string;
  readonly keys: {
    /** Whether they answer with an error. */
    areAway: boolean;
    /** Signs by a new key from now on, and tells of no other. */
    change(): Promise<void>;
  };
  /** An ID token of an account; `claims` and `header` bend it. */
  token(account: FirebaseAccount, bend?: { claims?: JWTPayload; header?: object }): Promise<string>;
  /** Answers a call of the browser client; `body` is parsed JSON, or the fields of a form. */
  answer(url: URL, body: Readonly<Record<string, unknown>>): Promise<{ status: number; body: object }>;
  /** Codes of the mails that were asked for: "PASSWORD_RESET ada@example.org". */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

export interface FirebaseAccount {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly provider: 'password' | 'google.com';
  name?: string;
  readonly password?: string;
}

const projectId = 'paperlark-test';
const hour = 3600;

export async function startFirebaseStandIn(): Promise<FirebaseStandIn> {
  let key = await newKey(1);
  const keys: FirebaseStandIn['keys'] = {
    areAway: false,
    change: async () => {
      key = await newKey(key.number + 1);
    },
  };
  const server = createServer((_request, response) => {
    if (keys.areAway) {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('cache-control', 'public, max-age=19000, must-revalidate, no-transform');
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key.jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accounts = new Map<string, FirebaseAccount>();
  const mails: string[] = [];
  const token: FirebaseStandIn['token'] = (account, { claims = {}, header = {} } = {}) =>
    new SignJWT({ ...claimsOf(account), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid, typ: 'JWT', ...header })
      .sign(key.privateKey);
  const signedIn = async (account: FirebaseAccount, more: object = {}) => ({
    status: 200,
    body: {
      idToken: await token(account),
      refreshToken: account.uid,
      expiresIn: String(hour),
      localId: account.uid,
      email: account.email,
      ...more,
    },
  });
  return {
    projectId,
    keys,
    keysUrl: `http://127.0.0.1:${port}/keys`,
    token,
    mails,
    answer: (url, body) => {
      const call = url.pathname.split(/[:/]/).at(-1) ?? '';
      return (
        callsOf({ accounts, mails, token, signedIn })[call]?.(body) ?? Promise.resolve(refusal('NOT_FOUND'))
      );
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The first is called as ever: tests bend headers by its name. */
async function newKey(number: number) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = number === 1 ? 'firebase-key' : `firebase-key-${number}`;
  return { number, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

interface Parts extends Pick<FirebaseStandIn, 'token'> {
  readonly accounts: Map<string, FirebaseAccount>;
  readonly mails: string[];
  readonly signedIn: (account: FirebaseAccount, more?: object) => Promise<{ status: number; body: object }>;
}

type Call = (body: Readonly<Record<string, unknown>>) => Promise<{ status: number; body: object }>;

function callsOf({ accounts, mails, token, signedIn }: Parts): Readonly<Record<string, Call>> {
  const accountOf = (idToken: unknown) => {
    const claims = JSON.parse(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString());
    return [...accounts.values()].find(({ uid }) => uid === claims.sub);
  };
  return {
    projects: async () => ({
      status: 200,
      body: { projectId, authorizedDomains: ['127.0.0.1', 'localhost'] },
    }),
    signUp: async ({ email, password }) => {
      if (accounts.has(String(email))) return refusal('EMAIL_EXISTS');
      const account = newAccount({ email: String(email), password: String(password), provider: 'password' });
      accounts.set(account.email, account);
      return signedIn(account);
    },
    signInWithPassword: async ({ email, password }) => {
      const account = accounts.get(String(email));
      return account?.password === password && account !== undefined
        ? signedIn(account, { registered: true })
        : refusal('INVALID_LOGIN_CREDENTIALS');
    },
    signInWithIdp: async ({ requestUri }) => {
      const chosen = new URL(String(requestUri)).searchParams.get('account') ?? '';
      const account = newAccount({
        email: chosen,
        provider: 'google.com',
        emailVerified: true,
        name: 'Lise Meitner',
      });
      accounts.set(chosen, account);
      return signedIn(account, { providerId: 'google.com', rawUserInfo: '{}', oauthIdToken: 'x' });
    },
    lookup: async ({ idToken }) => {
      const account = accountOf(idToken);
      if (account === undefined) return refusal('USER_NOT_FOUND');
      const { uid: localId, email, emailVerified, name: displayName = '' } = account;
      return {
        status: 200,
        body: { users: [{ localId, email, emailVerified, displayName, providerUserInfo: [] }] },
      };
    },
    update: async ({ idToken, displayName }) => {
      const account = accountOf(idToken);
      if (account === undefined) return refusal('USER_NOT_FOUND');
      account.name = String(displayName);
      return signedIn(account, { displayName });
    },
    sendOobCode: async ({ requestType, email, idToken }) => {
      mails.push(`${requestType} ${email ?? accountOf(idToken)?.email}`);
      return { status: 200, body: { email } };
    },
    token: async ({ refresh_token: uid }) => {
      const account = [...accounts.values()].find((one) => one.uid === uid);
      if (account === undefined) return refusal('TOKEN_EXPIRED');
      const idToken = await token(account);
      return {
        status: 200,
        body: {
          id_token: idToken,
          access_token: idToken,
          refresh_token: uid,
          expires_in: String(hour),
          user_id: uid,
        },
      };
    },
  };
}

/** As they are in real tokens. */
function claimsOf({ uid, email, emailVerified, provider, name }: FirebaseAccount): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    ...(name === undefined ? {} : { name }),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    user_id: uid,
    sub: uid,
    iat: now,
    exp: now + hour,
    email,
    email_verified: emailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: provider },
  };
}

function newAccount(
  given: Partial<FirebaseAccount> & Pick<FirebaseAccount, 'email' | 'provider'>,
): FirebaseAccount {
  const seed = given.provider === 'password' ? randomUUID() : given.email;
  const uid = createHash('sha256').update(seed).digest('base64url').slice(0, 28);
  return { emailVerified: false, ...given, uid };
}

function refusal(message: string): { status: number; body: object } {
  return { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } };
}
