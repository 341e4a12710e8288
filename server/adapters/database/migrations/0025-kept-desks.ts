/** What opens saved posts again, counted among what a person keeps like the rest of a chat. */
const bytesOfChat = (row: string) =>
  `(octet_length(${row}.title) + octet_length(${row}.messages) + coalesce(octet_length(${row}.made), 0)
    + coalesce(octet_length(${row}.desk), 0))`;

const totals = (sign: '+' | '-', from: string, number: string) =>
  `chats = kept_totals.chats ${sign} ${from}.${number}, bytes = kept_totals.bytes ${sign} ${from}.bytes`;
const perPerson = `select user_id, count(*) as number, sum(${bytesOfChat('changed')}) as bytes from changed group by user_id`;

export const keptDeskTables: readonly string[] = [
  'alter table chats add column desk text',
  `create or replace function count_kept_chats() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into kept_totals (user_id, chats, bytes)
          select user_id, number, bytes from (${perPerson}) came order by user_id
          on conflict (user_id) do update set ${totals('+', 'excluded', 'chats')};
      else
        update kept_totals set ${totals('-', 'gone', 'number')}
          from (${perPerson}) gone where kept_totals.user_id = gone.user_id;
      end if;
      return null;
    end $$`,
  `create or replace function count_changed_chat() returns trigger language plpgsql as $$
    begin
      update kept_totals set bytes = bytes + ${bytesOfChat('new')} - ${bytesOfChat('old')} where user_id = new.user_id;
      return null;
    end $$`,
  'drop trigger chats_changed on chats',
  `create trigger chats_changed after update of title, messages, made, desk on chats for each row
    when (${bytesOfChat('new')} <> ${bytesOfChat('old')}) execute function count_changed_chat()`,
];
