/** One row: a mark of the secret that the stored keys and codes are closed with, so that a start with another one is noticed. */
export const secretMarkTables: readonly string[] = [
  'create table secret_mark (id text primary key, mark text not null)',
];
