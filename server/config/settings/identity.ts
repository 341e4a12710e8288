import type { Setting } from '../setting.ts';

/** Who signs people in. */
export const identitySettings = {
  IDENTITY: {
    name: 'IDENTITY',
    fallback: 'embedded',
    values: 'embedded, firebase, oidc',
    meaning:
      'Who signs people in: Paperlark itself (email and password), Firebase Authentication, or any OpenID Connect issuer, such as the login of an institution. See [sign-in.md](sign-in.md).',
  },
  GOOGLE_CLIENT_ID: {
    name: 'GOOGLE_CLIENT_ID',
    fallback: null,
    values: '….apps.googleusercontent.com',
    meaning:
      'OAuth client of Google, to sign in with Google beside email and password; its redirect address is PUBLIC_URL and /api/identity/callback/google. Only with IDENTITY=embedded.',
  },
  GOOGLE_CLIENT_SECRET: {
    name: 'GOOGLE_CLIENT_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Secret of that client. Needed with GOOGLE_CLIENT_ID.',
  },
  FIREBASE_PROJECT_ID: {
    name: 'FIREBASE_PROJECT_ID',
    fallback: null,
    values: 'my-project',
    meaning: 'The Firebase project whose accounts sign in. Needed with IDENTITY=firebase.',
  },
  FIREBASE_API_KEY: {
    name: 'FIREBASE_API_KEY',
    fallback: null,
    values: 'AIza…',
    meaning: 'Web API key of the project; browsers are told it. Needed with IDENTITY=firebase.',
  },
  FIREBASE_AUTH_DOMAIN: {
    name: 'FIREBASE_AUTH_DOMAIN',
    fallback: null,
    values: 'my-project.firebaseapp.com',
    meaning: 'Where the sign-in window of Firebase is. Default: FIREBASE_PROJECT_ID and .firebaseapp.com.',
  },
  FIREBASE_METHODS: {
    name: 'FIREBASE_METHODS',
    fallback: 'password, google',
    values: 'password, google',
    meaning: 'Which ways to sign in are switched on in the project, and offered.',
  },
  FIREBASE_KEYS_URL: {
    name: 'FIREBASE_KEYS_URL',
    fallback: null,
    values: 'http://127.0.0.1:…',
    meaning:
      'Keys of a stand-in of Firebase on this machine, for tests; refused on an address that others can reach. Default: Google’s.',
  },
  OIDC_ISSUER: {
    name: 'OIDC_ISSUER',
    fallback: null,
    values: 'https://login.example.org/realms/x',
    meaning:
      'Address of the OpenID Connect issuer, exactly as it writes itself; the rest is read from there. https, or http on this machine. Needed with IDENTITY=oidc.',
  },
  OIDC_CLIENT_ID: {
    name: 'OIDC_CLIENT_ID',
    fallback: null,
    values: 'text',
    meaning:
      'How the issuer knows Paperlark; the redirect address to register is PUBLIC_URL and /sign-in/callback. Needed with IDENTITY=oidc.',
  },
  OIDC_CLIENT_SECRET: {
    name: 'OIDC_CLIENT_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Secret of a confidential client. Default: a public client, with PKCE alone.',
  },
  OIDC_NAME: {
    name: 'OIDC_NAME',
    fallback: null,
    values: 'Example University',
    meaning: 'What people call the issuer: “Sign in with …”. Default: its host.',
  },
  OIDC_EMAILS_VERIFIED: {
    name: 'OIDC_EMAILS_VERIFIED',
    fallback: 'off',
    values: 'on, off',
    meaning:
      'Whether every address that the issuer names counts as verified, also where it does not say so. Only for an issuer whose people cannot choose their address.',
  },
} as const satisfies Record<string, Setting>;
