import { firebaseKeysUrl } from '../adapters/identity/firebase-issuer.ts';
import type { IdentityConfig } from './config.ts';
import type { SettingName } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly raw: (name: SettingName) => string | null;
  readonly text: (name: SettingName) => string;
  readonly choice: <Choice extends string>(
    name: SettingName,
    choices: readonly [Choice, ...Choice[]],
  ) => Choice;
  readonly problem: (name: SettingName, what: string) => void;
}

type Kind = IdentityConfig['kind'];

/** Settings that mean something for one provider only. */
const settingsOf = {
  embedded: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  firebase: [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_METHODS',
    'FIREBASE_KEYS_URL',
  ],
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_EMAILS_VERIFIED'],
} as const satisfies Record<Kind, readonly SettingName[]>;

const kinds = ['embedded', 'firebase', 'oidc'] as const satisfies readonly Kind[];

/** Who signs people in. `onlyHere`: nobody but this machine can reach the server, so that a stand-in may be asked for keys. */
export function readIdentity(read: Reader, onlyHere: boolean): IdentityConfig {
  const kind = read.choice('IDENTITY', kinds);
  for (const other of kinds.filter((one) => one !== kind)) {
    for (const name of settingsOf[other].filter((one) => read.raw(one) !== null))
      read.problem(name, `belongs to IDENTITY=${other}: set that too, or leave this out`);
  }
  if (kind === 'firebase') return readFirebase(read, onlyHere);
  return kind === 'oidc' ? readOidc(read) : { kind, google: readGoogle(read) };
}

function readGoogle(read: Reader): { clientId: string; clientSecret: string } | null {
  const [clientId, clientSecret] = [read.raw('GOOGLE_CLIENT_ID'), read.raw('GOOGLE_CLIENT_SECRET')];
  if (clientId === null && clientSecret !== null)
    read.problem('GOOGLE_CLIENT_ID', 'is missing: GOOGLE_CLIENT_SECRET belongs to one');
  if (clientId !== null && clientSecret === null)
    read.problem('GOOGLE_CLIENT_SECRET', 'is missing: GOOGLE_CLIENT_ID needs it');
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}

function readFirebase(read: Reader, onlyHere: boolean): IdentityConfig {
  const projectId = needed(read, 'FIREBASE_PROJECT_ID', 'firebase');
  const apiKey = needed(read, 'FIREBASE_API_KEY', 'firebase');
  if (projectId !== '' && !/^[a-z][a-z0-9-]{2,40}$/.test(projectId))
    read.problem('FIREBASE_PROJECT_ID', `must be the id of a project, not "${projectId}"`);
  const authDomain = read.raw('FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  // It goes into the content policy of pages.
  if (read.raw('FIREBASE_AUTH_DOMAIN') !== null && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(authDomain))
    read.problem(
      'FIREBASE_AUTH_DOMAIN',
      `must be a host like my-project.firebaseapp.com, not "${authDomain}"`,
    );
  return {
    kind: 'firebase',
    projectId,
    apiKey,
    authDomain,
    ...readMethods(read),
    keysUrl: readKeysUrl(read, onlyHere),
  };
}

function readMethods(read: Reader): { password: boolean; google: boolean } {
  const methods = read
    .text('FIREBASE_METHODS')
    .split(/[,\s]+/)
    .filter(Boolean);
  if (methods.length === 0 || methods.some((method) => method !== 'password' && method !== 'google'))
    read.problem('FIREBASE_METHODS', 'can be password, google or both');
  return { password: methods.includes('password'), google: methods.includes('google') };
}

/** Other keys would let anybody in who has them: only a server that nobody else reaches may have such. */
function readKeysUrl(read: Reader, onlyHere: boolean): string {
  const text = read.raw('FIREBASE_KEYS_URL');
  if (text === null) return firebaseKeysUrl;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !isHere(url))
    read.problem('FIREBASE_KEYS_URL', 'can only be an address of this machine, for tests');
  else if (!onlyHere)
    read.problem('FIREBASE_KEYS_URL', 'cannot be set where other machines may reach the server');
  return text;
}

function readOidc(read: Reader): IdentityConfig {
  const issuer = needed(read, 'OIDC_ISSUER', 'oidc');
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isPlain = url !== null && url.search === '' && url.hash === '' && url.username === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere(url));
  if (issuer !== '' && !(isPlain && isSafe))
    read.problem('OIDC_ISSUER', 'must be an https address (http only on this machine), without a query');
  return {
    kind: 'oidc',
    issuer,
    clientId: needed(read, 'OIDC_CLIENT_ID', 'oidc'),
    clientSecret: read.raw('OIDC_CLIENT_SECRET'),
    name: readName(read, url),
    emailsVerified: read.choice('OIDC_EMAILS_VERIFIED', ['off', 'on']) === 'on',
  };
}

function readName(read: Reader, issuer: URL | null): string {
  const name = read.raw('OIDC_NAME') ?? issuer?.hostname ?? '';
  if (name.length > 60 || /\p{Cc}/u.test(name))
    read.problem('OIDC_NAME', 'must be a name of 60 characters or fewer');
  return name;
}

function needed(read: Reader, name: SettingName, kind: Kind): string {
  const text = read.raw(name);
  if (text === null) read.problem(name, `is missing: IDENTITY=${kind} needs it`);
  return text ?? '';
}

function isHere(url: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
