/** Teams, who belongs to them, who was invited, and which subscriptions pay for them. */
export const teamTables: readonly string[] = [
  // No cascade from the owner: a team is handed over before its owner's account goes.
  `create table teams (
    id uuid primary key,
    owner_id uuid not null references users (id),
    name text not null,
    created_at timestamptz not null
  )`,
  'create index teams_owner on teams (owner_id)',
  // The key is the rule that nobody belongs to two teams.
  `create table team_members (
    user_id uuid primary key references users (id) on delete cascade,
    team_id uuid not null references teams (id) on delete cascade,
    joined_at timestamptz not null
  )`,
  'create index team_members_oldest on team_members (team_id, joined_at, user_id)',
  `create table team_invites (
    team_id uuid not null references teams (id) on delete cascade,
    id uuid not null,
    token_hash text not null unique,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by uuid references users (id) on delete set null,
    revoked_at timestamptz,
    primary key (team_id, id)
  )`,
  'create index team_invites_newest on team_invites (team_id, created_at desc)',
  'create index team_invites_expiry on team_invites (expires_at)',
  'alter table subscriptions add column team_id uuid references teams (id) on delete set null',
  'create index subscriptions_team on subscriptions (team_id)',
];
