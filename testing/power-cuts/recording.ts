import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { DatabaseThread } from '#server/adapters/database/embedded/database-thread.ts';
import type { FileEvent } from '#server/adapters/database/embedded/ordered-files.ts';

/** A report of the database's thread, and how many events of files were before it. */
export interface ToldThen {
  readonly after: number;
  readonly kind: 'done' | 'synced';
  readonly id: number;
  readonly upTo: number;
}

/** What happened to the files of a database while it was written to, and what its clients had been told by then. */
export interface Recording {
  /** The folder before. */
  readonly base: string;
  /** Where the folder was while it was recorded. */
  readonly folder: string;
  readonly events: readonly FileEvent[];
  /** Rows that must be there from so many events on, by their number. */
  readonly promised: readonly { readonly row: number; readonly from: number }[];
}

/**
 * Writes rows of many lengths, `writers` at a time, alone and in pairs, with pages put in their place in between, into a copy of the
 * database in `base`. Each row says itself what it has to hold.
 */
export async function record(base: string, folder: string, writes: number, writers = 6): Promise<Recording> {
  await rm(folder, { recursive: true, force: true });
  await cp(base, folder, { recursive: true });
  const thread = await DatabaseThread.open(
    { folder, spareFile: `${folder}.spare` },
    { program: new URL('recording-thread.ts', import.meta.url) },
  );
  const rowOfOrder = new Map<number, number>();
  let orders = 0;
  const ask = (sql: string, parameters: readonly unknown[] = []) => {
    orders += 1;
    return { order: orders, answer: thread.query(sql, parameters) };
  };
  await ask('create table cut (row int primary key, twin int, body text, sum text)').answer;
  let next = 0;
  const insert = (row: number, twin: number | null) => {
    const body = randomBytes(2 ** (1 + (row % 15))).toString('base64');
    return ask('insert into cut values ($1::int, $2::int, $3::text, md5($3::text))', [row, twin, body]);
  };
  // One thread takes one order after the other, so a transaction is sent whole before anything else can come between.
  const writeOne = async (): Promise<void> => {
    const row = next;
    next += 2;
    if (row % 10 === 4) await ask('checkpoint').answer;
    if (row % 6 !== 0) {
      const { order, answer } = insert(row, null);
      rowOfOrder.set(order, row);
      await (await answer).durable;
      return;
    }
    const steps = [ask('begin'), insert(row, row + 1), insert(row + 1, row), ask('commit')];
    const commit = steps.at(-1);
    if (commit !== undefined) rowOfOrder.set(commit.order, row);
    for (const { answer } of steps) await (await answer).durable;
  };
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (next < writes * 2) await writeOne();
    }),
  );
  await thread.close();
  const { events, told }: { events: FileEvent[]; told: ToldThen[] } = deserialize(
    readFileSync(`${folder}.recording`),
  );
  return { base, folder, events, promised: promises(told, rowOfOrder) };
}

/** A row counts as promised as soon as the client could have been told: when the disk had what it rests on. */
function promises(told: readonly ToldThen[], rowOfOrder: ReadonlyMap<number, number>): Recording['promised'] {
  const waiting: { readonly row: number; readonly upTo: number }[] = [];
  const promised: { row: number; from: number }[] = [];
  for (const { kind, id, upTo, after } of told) {
    const row = kind === 'done' ? rowOfOrder.get(id) : undefined;
    if (row !== undefined) waiting.push({ row, upTo });
    if (kind !== 'synced') continue;
    for (const one of waiting.filter((one) => one.upTo <= upTo)) promised.push({ row: one.row, from: after });
    waiting.splice(0, waiting.length, ...waiting.filter((one) => one.upTo > upTo));
  }
  return promised;
}
