const columns = `(
    id text primary key,
    count integer not null,
    expires_at timestamptz not null
  ) with (fillfactor = 60)`;

/**
 * Counts that all servers share. Calls are counted for a minute, so a crash of the database may forget them: their table is not
 * written to its log, and counting costs no wait for the disk. Failed guesses outlive a crash. Ids are hashes.
 */
export const countTables: readonly string[] = [
  `create unlogged table call_counts ${columns}`,
  'create index call_counts_ended on call_counts (expires_at)',
  `create table guess_counts ${columns}`,
  'create index guess_counts_ended on guess_counts (expires_at)',
];
