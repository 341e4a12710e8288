// Measures what waiting for the disk costs the embedded database, both ways in turn in one run: node benchmarks/writes.ts [--rounds 5]
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { openPglite } from '#server/adapters/database/open-pglite.ts';
import type { Tables } from '#server/adapters/database/schema.ts';
import { databaseTemplate } from '#server/adapters/database/template.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
/** Milliseconds of one measurement. */
const lasts = 3000;
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'paperlark-writes-'));

type Handle = Kysely<Tables>;

try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  // The library by itself, as it was used before: it answers when the system has taken what it wrote.
  const loadDataDir = await databaseTemplate(cache);
  const pglite = await PGlite.create({ dataDir: join(folder, 'unsynced'), loadDataDir });
  const unsynced: Handle = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const opened = await openPglite(join(folder, 'synced'), cache);
  const ways = { unsynced, synced: opened.db.withoutPlugins() };
  for (const db of Object.values(ways)) await prepare(db);
  say(`one sync of the disk: ${median(syncTimes()).toFixed(2)} ms`);
  for (const writers of [20, 1]) {
    const rates = { unsynced: [] as number[], synced: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['unsynced', 'synced'] as const)
        rates[way].push(await transactionsPerSecond(ways[way], writers));
    const ratio = median(rates.synced.map((rate, round) => rate / (rates.unsynced[round] ?? 0)));
    say(
      `${writers} at once, transactions a second: unsynced ${told(rates.unsynced)}; synced ${told(rates.synced)}; ratio ${ratio.toFixed(2)}, one takes ${(1000 / median(rates.synced)).toFixed(2)} ms`,
    );
  }
  await unsynced.destroy();
  await opened.close();
}

async function prepare(db: Handle): Promise<void> {
  await sql`create table benched (id bigserial primary key, writer integer not null, said text not null)`.execute(
    db,
  );
}

/** Two statements each, as most of the product's own. */
async function transactionsPerSecond(db: Handle, writers: number): Promise<number> {
  const began = performance.now();
  const text = 'x'.repeat(400);
  const counts = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      let done = 0;
      for (; performance.now() - began < lasts; done += 1)
        await db.transaction().execute(async (transaction) => {
          await sql`insert into benched (writer, said) values (${writer}, ${text})`.execute(transaction);
          await sql`select count(*) from benched where id = ${done}`.execute(transaction);
        });
      return done;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** Milliseconds that the disk takes for a page more of a file, fifty times. */
function syncTimes(): number[] {
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  return times;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function told(rates: readonly number[]): string {
  return rates.map((rate) => rate.toFixed(0)).join(', ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
