import { performance } from 'node:perf_hooks';
import { Client } from './client.ts';
import { median, ms, type Row, ratio } from './figures.ts';
import type { Person, Stage } from './stage.ts';

const many = 10_000;
const few = 10;
const tries = 300;

/** The first page of chats, and a page in the middle, for somebody who has ten thousand and for somebody who has ten. */
export async function* chatsRows({ people, database, nodes }: Stage): AsyncGenerator<Row> {
  const [busy, quiet] = people;
  const [node] = nodes;
  if (busy === undefined || quiet === undefined || node === undefined) return;
  for (const [person, count] of [[busy, many] as const, [quiet, few] as const]) {
    await database.query('delete from chats where user_id = $1', [person.userId]);
    await database.query(addChats, [person.userId, count]);
  }
  await database.query('analyze chats');
  const client = new Client(node.url, 1);
  const paths = {
    first: '/api/chats',
    // The chat before the five thousandth, which is so many hours old.
    middle: `/api/chats?before=${new Date(Date.UTC(2026, 10, 20) - 5000 * 3_600_000).toISOString()}&beforeId=list-5000`,
  };
  const cases = [
    { person: busy, path: paths.first },
    { person: quiet, path: paths.first },
    { person: busy, path: paths.middle },
  ];
  const times = cases.map((): number[] => []);
  for (let at = 0; at < tries; at += 1) {
    // In turn, so that all see the same machine.
    for (const [which, { person, path }] of cases.entries())
      times[which]?.push(await timeOf(client, person, path));
  }
  client.close();
  const [first = 0, ofFew = 0, middle = 0] = times.map(median);
  const row = (what: string, took: number): Row => ({
    what: `list of chats, ${many.toLocaleString('en')} saved: ${what}`,
    ours: ms(took),
    beside: `${ratio(took / ofFew)} of the list of ${few} (${ms(ofFew)})`,
  });
  yield row('first page', first);
  yield row('a page in the middle', middle);
}

async function timeOf(client: Client, person: Person, path: string): Promise<number> {
  const { headers } = person;
  const began = performance.now();
  const answer = await client.send({ method: 'GET', path, headers });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return performance.now() - began;
}

/** One an hour, back from the end of the year. */
const addChats = `insert into chats (user_id, session_id, title, messages, created_at, updated_at)
  select $1, 'list-' || n, 'Chat ' || n, $$[{"role":"user","content":"$$ || repeat('A finding. ', 150) || $$"}]$$,
    timestamptz '2026-11-20' - n * interval '1 hour', timestamptz '2026-11-20' - n * interval '1 hour'
  from generate_series(1, $2::int) n`;
