/** Answers of metadata services. The one table without an owner: it holds public records. */
export const lookupTables: readonly string[] = [
  `create table lookups (
    key text primary key,
    answer text not null,
    expires_at timestamptz not null
  )`,
  'create index lookups_expiry on lookups (expires_at)',
];
