import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { type DatabaseKind, databaseKinds, newPostgresUrl, openTestDatabase } from '#testing/databases.ts';
import { newEmbeddedPerson } from '#testing/embedded-person.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { makeApp } from '#testing/make-app.ts';
import type { BackupSummary } from './adapters/database/backup/format.ts';
import { ownTables } from './adapters/database/backup/tables.ts';
import type { OpenDatabase } from './adapters/database/open-database.ts';
import { openPglite } from './adapters/database/open-pglite.ts';
import { openPostgres } from './adapters/database/open-postgres.ts';
import { isSecretOf } from './adapters/database/secret-mark.ts';
import { backUp, backUpOpen, checkBackupFile, restore, type StorageConfig } from './backup.ts';
import { openBackupDoor } from './backup-door.ts';
import { keepSecret, keptSecret, secretMark } from './config/secrets.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-backup-'));
  folders.push(folder);
  return folder;
}

const cache = new URL('../.cache', import.meta.url).pathname;

async function newStorage(kind: DatabaseKind, appSecret: string | null = null): Promise<StorageConfig> {
  const dataDir = newFolder();
  if (kind === 'pglite') return { dataDir, appSecret, database: { kind } };
  const url = await newPostgresUrl();
  return { dataDir, appSecret, database: { kind, url, pool: 4, timeoutMs: hangGuard, isPooled: false } };
}

function openStorage({ database, dataDir }: StorageConfig): Promise<OpenDatabase> {
  return database.kind === 'postgres' ? openPostgres(database) : openPglite(dataDir, cache);
}

const secret = 'the secret of a server, as it makes one 0123456789';

/** People, chats with every kind of character, posts counted and a log, made by the product itself; and a secret beside them. */
async function fill(storage: StorageConfig): Promise<void> {
  await keepSecret(storage.dataDir, secret);
  const open = await openStorage(storage);
  expect(await isSecretOf(open.db, secretMark(secret))).toBe(true);
  const test = await makeApp({ open, signsInWith: 'embedded-identity' });
  const { browser } = await newEmbeddedPerson(test);
  const idToken = await browser.idToken();
  const headers = { authorization: `Bearer ${idToken}` };
  const put = (index: number) =>
    test.app.inject({
      method: 'PUT',
      url: `/api/chats/chat-${index}`,
      headers,
      payload: {
        messages: [{ role: 'user', content: `${index} "é\u2028\u0007\\n漢字🐦\r\n${trialAbstract}` }],
      },
    });
  for (let index = 0; index < 8; index += 1) expect((await put(index)).statusCode).toBe(200);
  const posts = await test.app.inject({
    method: 'POST',
    url: '/api/posts',
    headers: { ...headers, 'idempotency-key': 'one' },
    payload: { inputText: trialAbstract, platforms: ['twitter', 'linkedin'] },
  });
  expect(posts.statusCode).toBe(200);
  await test.close();
}

interface Filled {
  readonly storage: StorageConfig;
  readonly file: string;
  readonly summary: BackupSummary;
}

async function backedUp(storage: StorageConfig, withSecret = true) {
  const file = join(newFolder(), 'night.backup');
  return { file, summary: await backUp(storage, { file, withSecret }) };
}

async function filled(kind: DatabaseKind): Promise<Filled> {
  const storage = await newStorage(kind);
  await fill(storage);
  return { storage, ...(await backedUp(storage)) };
}

const rowsOf = ({ tables }: BackupSummary, table: string) => tables.find(({ name }) => name === table)?.rows;

let nights: Readonly<Record<DatabaseKind, Filled>>;
beforeAll(async () => {
  nights = { pglite: await filled('pglite'), postgres: await filled('postgres') };
});

describe.each(databaseKinds)('a backup of %s', (from) => {
  it.each(databaseKinds)(
    'has on a clean %s the same rows and checksums, and serves the same people',
    async (to) => {
      const { file, summary } = nights[from];
      expect([rowsOf(summary, 'chats'), rowsOf(summary, 'users'), rowsOf(summary, 'usage_months')]).toEqual([
        8, 1, 1,
      ]);
      expect(rowsOf(summary, 'audit_entries')).toBeGreaterThan(0);
      expect(await checkBackupFile(file)).toEqual(summary);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      const clean = await newStorage(to);
      expect(await restore(clean, file, { replaces: false })).toEqual(summary);
      expect(await keptSecret(clean.dataDir)).toBe(secret);
      // Read again by a process of its own, so to speak; the log's numbers go on, and what guards it is there.
      const open = await openStorage(clean);
      const again = join(newFolder(), 'again.backup');
      expect(await backUpOpen(open, clean, { file: again, withSecret: true })).toEqual(summary);
      const add = sql<{ id: number }>`
      insert into audit_entries (at, action, target, before, after)
      values (now(), 'sign-in.failed', 'x', '', '') returning id`;
      expect((await add.execute(open.db)).rows[0]?.id).toBe((rowsOf(summary, 'audit_entries') ?? 0) + 1);
      await expect(sql`delete from audit_entries`.execute(open.db)).rejects.toThrow('append-only');
      await open.close();
    },
  );
});

describe('restoring', () => {
  it.each(databaseKinds)('leaves a %s that holds something alone, unless told otherwise', async (kind) => {
    const other = kind === 'pglite' ? nights.postgres : nights.pglite;
    const storage = await newStorage(kind);
    await restore(storage, nights[kind].file, { replaces: false });
    const before = (await backedUp(storage)).summary;
    await expect(restore(storage, other.file, { replaces: false })).rejects.toThrow(
      /not empty .*users.*--replace/,
    );
    expect((await backedUp(storage)).summary).toEqual(before);
    expect(await restore(storage, other.file, { replaces: true })).toEqual(other.summary);
  });

  it('changes nothing where the backup is damaged, cut off, or of a newer version', async () => {
    const { storage, file, summary } = nights.postgres;
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const written = (name: string, changed: string | Buffer) => {
      const damaged = join(newFolder(), name);
      writeFileSync(damaged, changed);
      return damaged;
    };
    const text = (changed: readonly string[]) => gzipSync(changed.join('\n'));
    const attempts: readonly (readonly [string, string | Buffer, RegExp])[] = [
      [
        'edited',
        text(lines.map((line) => line.replace('Ada Lovelace', 'Eve Lovelace'))),
        /checksums say: .*users/,
      ],
      ['a row less', text(lines.filter((line) => !line.includes('chat-3'))), /checksums say: chats/],
      ['no end', text([...lines.slice(0, -2), '']), /not whole/],
      ['half', readFileSync(file).subarray(0, 900), /damaged/],
      ['something else', gzipSync('hello\n'), /not a backup of Paperlark/],
      ['not packed', 'hello', /damaged/],
      [
        'newer',
        text(lines.map((line) => line.replace('"migrations":[', '"migrations":["9001-more",'))),
        /newer/,
      ],
    ];
    for (const [name, changed, words] of attempts)
      await expect(restore(storage, written(name, changed), { replaces: true })).rejects.toThrow(words);
    await expect(restore(storage, '/nowhere/x.backup', { replaces: true })).rejects.toThrow('no file');
    expect((await backedUp(storage)).summary).toEqual(summary);
  });

  it('changes nothing where rows come out different from what they were', async () => {
    const { file, summary } = nights.postgres;
    const storage = await newStorage('postgres');
    await restore(storage, file, { replaces: false });
    const open = await openStorage(storage);
    // A database that changes what is put into it: every new table of chats gets a trigger.
    await sql.raw(meddling).execute(open.db);
    await expect(restore(storage, file, { replaces: true })).rejects.toThrow(/nothing was changed: chats/);
    await sql`drop event trigger meddling`.execute(open.db);
    await open.close();
    expect((await backedUp(storage)).summary).toEqual(summary);
  });

  it('does not happen beside another secret, or without any', async () => {
    const whole = nights.postgres;
    const bare = await backedUp(whole.storage, false);
    const other = await newStorage('postgres', 'another secret than the one of the backup');
    await expect(restore(other, whole.file, { replaces: false })).rejects.toThrow(
      'not the one of the backup',
    );
    const clean = await newStorage('postgres');
    await expect(restore(clean, bare.file, { replaces: false })).rejects.toThrow('set APP_SECRET');
    await keepSecret(clean.dataDir, secret);
    expect(await restore(clean, bare.file, { replaces: false })).toEqual(bare.summary);
  });
});

describe('a backup', () => {
  it('is of one moment, and whole, while others write', async () => {
    const storage = await newStorage('postgres', secret);
    const open = await openStorage(storage);
    const test = await makeApp({ open });
    const { headers } = await test.signIn();
    const put = (index: number) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/chats/chat-${index}`,
        headers,
        payload: { messages: [{ role: 'user', content: `Text ${index}` }] },
      });
    for (let index = 0; index < 5; index += 1) await put(index);
    const writes = Array.from({ length: 40 }, (_, index) => put(index + 5));
    const { file, summary } = await backedUp(storage);
    expect((await Promise.all(writes)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await test.close();
    expect(rowsOf(summary, 'chats')).toBeGreaterThanOrEqual(5);
    expect(await restore(await newStorage('postgres', secret), file, { replaces: false })).toEqual(summary);
  });

  it('is written by the server that has the embedded database open', async () => {
    const { storage, summary } = nights.pglite;
    const open = await openStorage(storage);
    const door = await openBackupDoor(storage.dataDir, (asked) => backUpOpen(open, storage, asked));
    expect(door).not.toBeNull();
    const asked = await backedUp(storage);
    expect(asked.summary).toEqual(summary);
    await expect(backUp(storage, { file: asked.file, withSecret: true })).rejects.toThrow('is there already');
    await door?.close();
    await open.close();
  });

  it('does not leave half a file where it fails', async () => {
    const { storage } = nights.postgres;
    const open = await openStorage(storage);
    await open.close();
    const folder = newFolder();
    const order = { file: join(folder, 'x.backup'), withSecret: true };
    await expect(backUpOpen(open, storage, order)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('has the secret that the server made, unless told otherwise, and never one that was set', async () => {
    const { storage } = nights.postgres;
    const secretIn = async (config: StorageConfig, withSecret: boolean) => {
      const { file } = await backedUp(config, withSecret);
      return gunzipSync(readFileSync(file)).toString().includes(secret);
    };
    expect(await secretIn(storage, true)).toBe(true);
    expect(await secretIn(storage, false)).toBe(false);
    expect(await secretIn({ ...storage, appSecret: secret }, true)).toBe(false);
  });

  it.each(databaseKinds)('knows every table of %s', async (kind) => {
    const open = await openTestDatabase(kind);
    const { rows } = await sql<{ name: string }>`
      select table_name::text as name from information_schema.tables
      where table_schema = current_schema() and table_name not like 'kysely_%'`.execute(open.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...ownTables].sort());
    await open.close();
  });
});

const meddling = `
  create function meddle() returns trigger language plpgsql as $$
    begin new.title := 'changed'; return new; end $$;
  create function meddle_with_chats() returns event_trigger language plpgsql as $$
    begin
      if exists (select 1 from pg_event_trigger_ddl_commands() where object_identity = 'public.chats') then
        execute 'create trigger meddling before insert on chats for each row execute function meddle()';
      end if;
    end $$;
  create event trigger meddling on ddl_command_end when tag in ('CREATE TABLE')
    execute function meddle_with_chats()`;
