/** Looks of teams with white-label. */
export const brandTables: readonly string[] = [
  `create table team_brands (
    team_id uuid primary key references teams (id) on delete cascade,
    name text not null,
    background text not null,
    ink text not null,
    accent text not null,
    logo text,
    updated_at timestamptz not null
  )`,
];
