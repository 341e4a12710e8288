/** Keys of teams: found by hash, shown again by opening what is sealed. */
export const keyTables: readonly string[] = [
  `create table api_keys (
    team_id uuid not null references teams (id) on delete cascade,
    id uuid not null unique,
    position integer not null check (position > 0),
    token_hash text not null unique,
    sealed text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (team_id, position)
  )`,
];
