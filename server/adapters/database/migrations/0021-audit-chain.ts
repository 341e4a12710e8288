/** Seals of the log: each holds an entry to all before it, so that a change, a gap or another order shows. */
export const auditChainTables: readonly string[] = [
  `create table audit_seals (
    position bigint primary key,
    entry_id bigint not null unique,
    hash text not null
  )`,
  `create trigger audit_seals_append_only before update or delete or truncate on audit_seals
    for each statement execute function audit_is_append_only()`,
];
