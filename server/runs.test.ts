import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { writeTable } from '#domain/runs/table.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { newPostgresUrl } from '#testing/databases.ts';
import { endServerProcesses, sandboxHeadersOf, startServerProcess } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';

const folders: string[] = [];
afterEach(async () => {
  await endServerProcesses();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** RUN_ROWS=2000 for the whole show. */
const rows = Number(process.env['RUN_ROWS'] ?? 300);

/** So many abstracts, no two alike. */
function upload(): string {
  const abstracts = Array.from({ length: rows }, (_, index) =>
    trialAbstract
      .replace('249 adults', `${200 + index} adults`)
      .replace('12-week', `${2 + (index % 50)}-week`),
  );
  return writeTable([['title', 'abstract'], ...abstracts.map((text, index) => [`Trial ${index}`, text])]);
}

async function signedIn(url: string): Promise<Record<string, string>> {
  const person = { email: 'admin@example.org', password: 'a long passphrase', name: 'Ada' };
  const response = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sandboxHeadersOf(url) },
    body: JSON.stringify(person),
  });
  const bearer = { authorization: `Bearer ${response.headers.get('set-auth-token')}` };
  const { token }: { token: string } = await (
    await fetch(`${url}/api/identity/token`, { headers: bearer })
  ).json();
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

describe('a bulk run on two servers, one of them killed half way', () => {
  it('makes every draft once, and counts each post once', async () => {
    const databaseUrl = await newPostgresUrl();
    const folder = mkdtempSync(join(tmpdir(), 'paperlark-runs-'));
    folders.push(folder);
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      ADMIN_EMAILS: 'admin@example.org',
      APP_SECRET: 'a secret that both servers share, 0123456789abcdef',
    };
    const database = new pg.Client({ connectionString: databaseUrl });
    const first = await startServerProcess(env);
    await database.connect();
    // What is written, as the database sees it: every row that turns into a draft, each time it does.
    await database.query(logDrafts);
    const second = await startServerProcess(env);
    const headers = await signedIn(first.url);
    const body = JSON.stringify({ upload: upload(), platforms: ['twitter'] });
    const answer = await fetch(`${second.url}/api/runs`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    const { id }: { id: string } = await answer.json();
    await untilDone(database, rows / 2);
    await first.end('SIGKILL');
    const left = await database.query(`select count(*)::int as n from run_rows where state = 'working'`);
    await untilDone(database, rows);
    process.stdout.write(`${left.rows[0].n} rows were in work when one server was killed\n`);
    const { rows: logged } = await database.query(
      'select count(*)::int as drafts, count(distinct line_order)::int as different, count(distinct backend)::int as backends from draft_log',
    );
    expect(logged[0]).toMatchObject({ drafts: rows, different: rows });
    const { rows: counted } = await database.query(
      'select (select sum(used)::int from usage_months) as used, (select count(*)::int from usage_reservations) as reserved',
    );
    expect(counted[0]).toEqual({ used: rows, reserved: 0 });
    const ended = await (await fetch(`${second.url}/api/runs/${id}`, { headers })).json();
    expect(ended.counts).toMatchObject({ done: rows, failed: 0, waiting: 0, working: 0 });
    await database.end();
    expect((await second.end('SIGTERM')).code).toBe(0);
  });
});

const logDrafts = `
  create table draft_log (line_order integer, backend integer);
  create function log_draft() returns trigger language plpgsql as $$
    begin insert into draft_log values (new.line_order, pg_backend_pid()); return new; end $$;
  create trigger log_drafts after update on run_rows for each row
    when (new.state = 'done') execute function log_draft();`;

/** The database is asked, not a server: a server tells who asks it fifty times a second to wait. */
async function untilDone(database: pg.Client, atLeast: number): Promise<void> {
  await until(async () => {
    const { rows: found } = await database.query(
      `select count(*)::int as done from run_rows where state = 'done'`,
    );
    return found[0].done >= atLeast;
  });
}
