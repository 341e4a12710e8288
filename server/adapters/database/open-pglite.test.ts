import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DoesNotOpen } from './embedded/database-thread.ts';
import { failureToOpen, openPglite } from './open-pglite.ts';
import { databaseTemplate } from './template.ts';

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'paperlark-open-'));
afterAll(() => rmSync(parent, { recursive: true }));

async function callsCounted(dataDir: string): Promise<number> {
  const open = await openPglite(dataDir, cache);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from call_counts`.execute(open.db);
  await open.close();
  return rows[0]?.n ?? 0;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

describe('a folder with a database', () => {
  const made = join(parent, 'made');
  beforeAll(async () => {
    const open = await openPglite(made, cache);
    await sql`create table kept (word text)`.execute(open.db);
    await sql`insert into kept values ('here')`.execute(open.db);
    await open.close();
  });
  let copies = 0;
  const copy = (): string => {
    copies += 1;
    const folder = join(parent, `copy-${copies}`);
    cpSync(made, folder, { recursive: true });
    return folder;
  };
  const wordIn = async (dataDir: string): Promise<unknown> => {
    const open = await openPglite(dataDir, cache);
    const { rows } = await sql`select word from kept`.execute(open.db);
    await open.close();
    return rows;
  };

  it('is as full as before without the files that mark it', async () => {
    const folder = copy();
    for (const mark of ['database-made', 'lock', 'spare-room']) rmSync(join(folder, mark), { force: true });
    expect(await wordIn(folder)).toEqual([{ word: 'here' }]);
  });

  it('is as full as before with empty marks, and with what a first start that was killed left beside it', async () => {
    const folder = copy();
    for (const mark of ['database-made', 'lock', 'spare-room']) writeFileSync(join(folder, mark), '');
    cpSync(join(folder, 'database'), join(folder, 'database.unfinished'), { recursive: true });
    expect(await wordIn(folder)).toEqual([{ word: 'here' }]);
  });

  it.each(['PG_VERSION', 'global', 'pg_wal'])(
    'is told in words and left as it is where %s is missing',
    async (part) => {
      const folder = copy();
      rmSync(join(folder, 'database', part), { recursive: true });
      const before = filesIn(folder);
      await expect(openPglite(folder, cache)).rejects.toThrow(
        /does not open: .+ nothing was deleted\. Move that folder .+npx paperlark restore/,
      );
      expect(filesIn(folder)).toEqual(expect.arrayContaining(before));
    },
  );

  it('is told in words where a file is cut short', async () => {
    const folder = copy();
    truncateSync(join(folder, 'database', 'global/pg_control'), 100);
    await expect(openPglite(folder, cache)).rejects.toThrow(/embedded database in .+npx paperlark restore/);
    expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true);
  });

  it('starts anew where it was moved away, as is said', async () => {
    const folder = copy();
    renameSync(join(folder, 'database'), join(folder, 'database-of-before'));
    expect(await callsCounted(folder)).toBe(0);
    expect(readFileSync(join(folder, 'database-of-before/PG_VERSION'), 'utf8')).toMatch(/\d/);
  });
});

describe('a folder of a version that never waited for the disk', () => {
  it('is taken over with all that is in it', async () => {
    const dataDir = join(parent, 'of-before');
    const old = await openOldWay(dataDir);
    await old.exec("create table kept (word text); insert into kept values ('since before')");
    await old.close();
    const open = await openPglite(dataDir, cache);
    const { rows } = await sql`select word from kept`.execute(open.db);
    await open.close();
    expect(rows).toEqual([{ word: 'since before' }]);
  });

  /** As versions until November 2026 made it. */
  async function openOldWay(dataDir: string): Promise<PGlite> {
    const first = await openPglite(dataDir, cache);
    await first.close();
    rmSync(join(dataDir, 'database'), { recursive: true });
    const folder = join(dataDir, 'database');
    const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await databaseTemplate(cache) });
    writeFileSync(join(dataDir, 'database-made'), '');
    return pglite;
  }
});

describe('an embedded database that does not open', () => {
  it('says that there is too little space, where there is, and how much', () => {
    const thrown = new DoesNotOpen('it ended without a word');
    const { message, cause } = failureToOpen(thrown, '/data', 3 * 1024 * 1024);
    expect(message).toContain('too little space for the embedded database in /data: 3 MB are free');
    expect(cause).toBe(thrown);
  });

  it('keeps words that there are', () => {
    const known = new Error('Another Paperlark is running');
    expect(failureToOpen(known, '/data', 10 ** 12)).toBe(known);
  });
});
