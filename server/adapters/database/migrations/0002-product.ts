/** Accounts, sessions, counted posts, kept answers and chats. */
export const productTables: readonly string[] = [
  `create table users (
    id uuid primary key,
    issuer text not null,
    subject text not null,
    email text not null,
    email_verified boolean not null,
    name text not null,
    first_name text,
    last_name text,
    organization text,
    research_field text,
    disabled_at timestamptz,
    created_at timestamptz not null,
    unique (issuer, subject)
  )`,
  `create table sessions (
    user_id uuid not null references users (id) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (user_id, token_hash)
  )`,
  `create table usage_months (
    owner text not null,
    month text not null,
    used integer not null check (used >= 0),
    primary key (owner, month)
  )`,
  `create table usage_reservations (
    owner text not null,
    month text not null,
    id uuid not null,
    posts integer not null check (posts > 0),
    expires_at timestamptz not null,
    primary key (owner, month, id)
  )`,
  'create index usage_reservations_expiry on usage_reservations (expires_at)',
  `create table replays (
    user_id uuid not null references users (id) on delete cascade,
    key text not null,
    body_hash text not null,
    answer text,
    started_at timestamptz not null,
    lease_ends_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create table chats (
    user_id uuid not null references users (id) on delete cascade,
    session_id text not null,
    title text not null,
    messages text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (user_id, session_id)
  )`,
  'create index chats_newest on chats (user_id, updated_at desc, session_id desc)',
];
