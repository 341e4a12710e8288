/** Which posts counted: a hash of whose, of which text and for which platform. While it is there they are written anew for nothing. */
export const countedPostTables: readonly string[] = [
  `create table counted_posts (
    user_id uuid not null references users (id) on delete cascade,
    hash text not null,
    expires_at timestamptz not null,
    primary key (user_id, hash)
  )`,
  'create index counted_posts_expiry on counted_posts (expires_at)',
];
