/** Trial tokens, the trials that they opened, people with everything for life, and what was done with admins' rights. */
export const trialTables: readonly string[] = [
  `create table trial_tokens (
    id text primary key,
    secret_hash text not null,
    target text not null check (target in ('user', 'team')),
    email text not null,
    days integer not null check (days between 1 and 365),
    issued_by uuid not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    used_at timestamptz,
    used_by uuid,
    team_id uuid
  )`,
  `create table trials (
    owner text primary key,
    ends_at timestamptz not null
  )`,
  'alter table users add column lifetime_at timestamptz',
  `create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    actor_id uuid,
    target text not null,
    before text not null,
    after text not null
  )`,
];
