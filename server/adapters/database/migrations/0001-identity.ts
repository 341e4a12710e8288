/** The tables of the embedded identity provider, with the columns that it expects. */
export const identityTables: readonly string[] = [
  `create table identity_user (
    id text primary key,
    name text not null,
    email text not null unique,
    "emailVerified" boolean not null,
    image text,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null default current_timestamp
  )`,
  `create table identity_session (
    id text primary key,
    "expiresAt" timestamptz not null,
    token text not null unique,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references identity_user (id) on delete cascade
  )`,
  `create index identity_session_user on identity_session ("userId")`,
  `create table identity_account (
    id text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references identity_user (id) on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null
  )`,
  `create index identity_account_user on identity_account ("userId")`,
  `create table identity_verification (
    id text primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default current_timestamp,
    "updatedAt" timestamptz not null default current_timestamp
  )`,
  'create index identity_verification_identifier on identity_verification (identifier)',
  `create table identity_jwk (
    id text primary key,
    "publicKey" text not null,
    "privateKey" text not null,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz,
    alg text,
    crv text
  )`,
  `create table identity_rate_limit (
    id text primary key,
    key text not null unique,
    count integer not null,
    "lastRequest" bigint not null
  )`,
];
