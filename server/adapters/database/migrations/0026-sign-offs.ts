/** Posts that wait for approval, who was asked, what a team demands, and works that nothing may be told of yet. */
const ofOne = 'check ((user_id is null) <> (team_id is null))';

export const signOffTables: readonly string[] = [
  // Of a team, or of a person without one. No reference to the asker: they may leave, the record stays. The events are the truth; the columns beside them are drawn from it, for lists.
  `create table sign_offs (
    id uuid primary key,
    user_id uuid references users (id) on delete cascade,
    team_id uuid references teams (id) on delete cascade,
    asker_id uuid not null,
    asker_name text not null,
    title text not null,
    state text not null,
    waits_for text not null,
    platforms text not null,
    events text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    ${ofOne}
  )`,
  'create index sign_offs_team on sign_offs (team_id, updated_at desc, id)',
  'create index sign_offs_user on sign_offs (user_id, updated_at desc, id)',
  `create table sign_off_posts (
    sign_off_id uuid not null references sign_offs (id) on delete cascade,
    platform text not null,
    hash text not null,
    primary key (sign_off_id, platform)
  )`,
  `create table sign_off_reviewers (
    ref text primary key,
    sign_off_id uuid not null references sign_offs (id) on delete cascade,
    email text not null,
    reminded_at timestamptz
  )`,
  'create index sign_off_reviewers_of on sign_off_reviewers (sign_off_id)',
  `create table team_sign_offs (
    team_id uuid primary key references teams (id) on delete cascade,
    required boolean not null,
    approvals integer not null,
    approvers text not null,
    disclosure text not null,
    updated_at timestamptz not null
  )`,
  `create table embargoes (
    id uuid primary key,
    user_id uuid references users (id) on delete cascade,
    team_id uuid references teams (id) on delete cascade,
    title text not null,
    until timestamptz not null,
    zone text not null,
    set_by text not null,
    created_at timestamptz not null,
    lifted_at timestamptz,
    reason text,
    ${ofOne}
  )`,
  'create index embargoes_team on embargoes (team_id, until)',
  'create index embargoes_user on embargoes (user_id, until)',
  // Whatever names the work: its number, its title, its text.
  `create table embargoed_works (
    embargo_id uuid not null references embargoes (id) on delete cascade,
    work text not null,
    primary key (embargo_id, work)
  )`,
];
