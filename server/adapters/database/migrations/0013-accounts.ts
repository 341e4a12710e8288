/** Sessions that their owner can tell apart and end, the second factor, accounts that were deleted, and a log nobody changes. */
export const accountTables: readonly string[] = [
  // Sessions of before this have no name and no tie; they end with their limits.
  'alter table sessions add column id uuid not null default gen_random_uuid() unique',
  `alter table sessions add column device text not null default ''`,
  'alter table sessions add column signed_in_at timestamptz',
  'update sessions set signed_in_at = created_at',
  'alter table sessions alter column signed_in_at set not null',
  // Whatever ends the provider's session ends ours: the database sees to it.
  `alter table sessions add column identity_session_id text references identity_session (id) on delete cascade`,
  'create index sessions_identity on sessions (identity_session_id)',
  'alter table identity_user add column "twoFactorEnabled" boolean default false',
  `create table identity_two_factor (
    id text primary key,
    secret text not null,
    "backupCodes" text not null,
    "userId" text not null unique references identity_user (id) on delete cascade,
    verified boolean default true,
    "failedVerificationCount" integer default 0,
    "lockedUntil" timestamptz,
    last_step bigint
  )`,
  // Keyed hashes of who had an account, so that a token from before opens no new one.
  `create table deleted_accounts (
    id text primary key,
    deleted_at timestamptz not null
  )`,
  'create index audit_newest_of_actor on audit_entries (actor_id, id desc)',
  'create index audit_newest_of_action on audit_entries (action, id desc)',
  'create index audit_of_target on audit_entries (target, id)',
  `create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit_entries is append-only'; end $$`,
  `create trigger audit_append_only before update or delete or truncate on audit_entries
    for each statement execute function audit_is_append_only()`,
];
