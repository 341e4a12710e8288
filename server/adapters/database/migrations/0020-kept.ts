/** Bytes of a row as its person wrote it or gets it back: lengths are known without reading what is long. */
const bytesOfChat = (row: string) =>
  `(octet_length(${row}.title) + octet_length(${row}.messages) + coalesce(octet_length(${row}.made), 0))`;
const bytesOfRunRow = (row: string) =>
  `(octet_length(${row}.label) + coalesce(octet_length(${row}.asked), 0) + coalesce(octet_length(${row}.draft), 0))`;

/** A trigger function that adds rows which came, and takes off rows which went, a statement at a time. */
function counts(name: string, { number, bytes }: { readonly number: string | null; readonly bytes: string }) {
  const values = `user_id, count(*) as number, sum(${bytes}) as bytes`;
  const columns = number === null ? 'user_id, bytes' : `user_id, ${number}, bytes`;
  const added = number === null ? 'user_id, bytes' : 'user_id, number, bytes';
  const changes = (sign: '+' | '-', from: string) =>
    [...(number === null ? [] : [[number, 'number']]), ['bytes', 'bytes']]
      .map(
        ([column, value]) =>
          `${column} = kept_totals.${column} ${sign} ${from}.${from === 'excluded' ? column : value}`,
      )
      .join(', ');
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into kept_totals (${columns})
          select ${added} from (select ${values} from changed group by user_id) came order by user_id
          on conflict (user_id) do update set ${changes('+', 'excluded')};
      else
        update kept_totals set ${changes('-', 'gone')}
          from (select ${values} from changed group by user_id) gone where kept_totals.user_id = gone.user_id;
      end if;
      return null;
    end $$`;
}

function countsChange(name: string, bytes: (row: string) => string) {
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      update kept_totals set bytes = bytes + ${bytes('new')} - ${bytes('old')} where user_id = new.user_id;
      return null;
    end $$`;
}

function triggers(table: string, comesAndGoes: string) {
  return [
    `create trigger ${table}_came after insert on ${table} referencing new table as changed
      for each statement execute function ${comesAndGoes}()`,
    `create trigger ${table}_gone after delete on ${table} referencing old table as changed
      for each statement execute function ${comesAndGoes}()`,
  ];
}

/**
 * What each person keeps, added up by the database itself: whoever writes, deletes or tidies up, whatever goes with something
 * else, and servers of before. So the numbers are right without counting, and a limit costs a look at one row.
 */
export const keptTables: readonly string[] = [
  `create table kept_totals (
    user_id uuid primary key references users (id) on delete cascade,
    chats integer not null default 0,
    runs integer not null default 0,
    bytes bigint not null default 0
  ) with (fillfactor = 60)`,
  counts('count_kept_chats', { number: 'chats', bytes: bytesOfChat('changed') }),
  counts('count_kept_runs', { number: 'runs', bytes: 'octet_length(changed.title)' }),
  counts('count_kept_run_rows', { number: null, bytes: bytesOfRunRow('changed') }),
  countsChange('count_changed_chat', bytesOfChat),
  countsChange('count_changed_run_row', bytesOfRunRow),
  ...triggers('chats', 'count_kept_chats'),
  ...triggers('runs', 'count_kept_runs'),
  ...triggers('run_rows', 'count_kept_run_rows'),
  `create trigger chats_changed after update of title, messages, made on chats for each row
    when (${bytesOfChat('new')} <> ${bytesOfChat('old')}) execute function count_changed_chat()`,
  `create trigger run_rows_changed after update of label, asked, draft on run_rows for each row
    when (${bytesOfRunRow('new')} <> ${bytesOfRunRow('old')}) execute function count_changed_run_row()`,
  // The triggers hold writers back until this is done, so nothing comes between.
  `insert into kept_totals (user_id, chats, runs, bytes)
    select user_id, sum(chats), sum(runs), sum(bytes) from (
      select user_id, count(*) as chats, 0 as runs, sum(${bytesOfChat('chats')}) as bytes from chats group by user_id
      union all
      select user_id, 0, count(*), sum(octet_length(runs.title)) from runs group by user_id
      union all
      select user_id, 0, 0, sum(${bytesOfRunRow('run_rows')}) from run_rows group by user_id
    ) kept group by user_id`,
];
