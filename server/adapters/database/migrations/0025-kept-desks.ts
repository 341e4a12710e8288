/** What opens saved posts again, counted among what a person keeps: beside the rest of a chat, which is counted as before. */
const bytesOfDesk = (row: string) => `coalesce(octet_length(${row}.desk), 0)`;
const perPerson = `select user_id, sum(${bytesOfDesk('changed')}) as bytes from changed group by user_id`;

export const keptDeskTables: readonly string[] = [
  'alter table chats add column desk text',
  // The rest of a chat is counted by a trigger of its own, whichever of the two comes first.
  `create function count_kept_desks() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into kept_totals (user_id, bytes)
          select user_id, bytes from (${perPerson}) came order by user_id
          on conflict (user_id) do update set bytes = kept_totals.bytes + excluded.bytes;
      else
        update kept_totals set bytes = kept_totals.bytes - gone.bytes
          from (${perPerson}) gone where kept_totals.user_id = gone.user_id;
      end if;
      return null;
    end $$`,
  `create function count_changed_desk() returns trigger language plpgsql as $$
    begin
      update kept_totals set bytes = bytes + ${bytesOfDesk('new')} - ${bytesOfDesk('old')} where user_id = new.user_id;
      return null;
    end $$`,
  `create trigger desks_came after insert on chats referencing new table as changed
    for each statement execute function count_kept_desks()`,
  `create trigger desks_gone after delete on chats referencing old table as changed
    for each statement execute function count_kept_desks()`,
  `create trigger desks_changed after update of desk on chats for each row
    when (${bytesOfDesk('new')} <> ${bytesOfDesk('old')}) execute function count_changed_desk()`,
];
