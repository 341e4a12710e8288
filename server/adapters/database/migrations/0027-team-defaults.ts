/** What members of a team begin with. */
export const teamDefaultTables: readonly string[] = [
  `create table team_defaults (
    team_id uuid primary key references teams (id) on delete cascade,
    tone text,
    platforms text not null,
    updated_at timestamptz not null
  )`,
];
