/**
 * Keys are shown once: what is kept to tell one by, who made it, what it was used for last, and since when it is to be replaced
 * because somebody outside may know it. `sealed` stays for servers of before, empty (empty-sealed-keys.ts).
 *
 * Those who are members now have seen all keys, as have members whom a server of before takes in: the default says so of both.
 */
export const shownOnceKeyTables: readonly string[] = [
  "alter table api_keys add column name text not null default ''",
  'alter table api_keys add column last_four text',
  'alter table api_keys add column made_by uuid',
  'alter table api_keys add column last_use text',
  'alter table api_keys add column known_outside_at timestamptz',
  'alter table team_members add column may_use_keys boolean not null default false',
  'alter table team_members add column keys_known_at timestamptz default now()',
];
