// Measures exports of large accounts at the running product: node benchmarks/export.ts [--database pglite|postgres] [--megabytes 300]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPglite } from '#server/adapters/database/open-pglite.ts';
import { openPostgres } from '#server/adapters/database/open-postgres.ts';
import { createDatabaseAt, startPostgres } from '#testing/postgres.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '#testing/server-process.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    megabytes: { type: 'string', default: '300' },
  },
});
const chatBytes = 950_000;
const chats = Math.ceil((Number(values.megabytes) * 1_000_000) / chatBytes);
const people = 6;
const password = 'a long passphrase';
const cache = fileURLToPath(new URL('../.cache', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'paperlark-export-'));
const postgres = values.database === 'postgres' ? await startPostgres() : null;
const databaseUrl = postgres === null ? null : await createDatabaseAt(postgres.url('postgres'), 'export');
const env = {
  DATA_DIR: folder,
  APP_SECRET: 'a secret that only this measurement uses, 0123456789',
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
};
try {
  await measure();
} finally {
  await endServerProcesses();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const first = await startServerProcess(env);
  const emails = Array.from({ length: people }, (_, n) => `person${n}@example.org`);
  for (const email of emails) await signUp(first.url, email);
  await first.end('SIGTERM');
  await fill();
  const server = await startServerProcess(env);
  const tokens = await Promise.all(emails.map((email) => signIn(server.url, email)));
  const [one = ''] = tokens;
  say(
    `${values.database}: ${chats} chats of ${chatBytes / 1000} kB for each of ${people} people; at rest ${rssOf(server)} MB`,
  );
  await watched(server, one, 'one export', () => exportOf(server.url, one));
  await watched(server, one, 'six exports at once', async () =>
    (await Promise.all(tokens.map((token) => exportOf(server.url, token)))).join(', '),
  );
}

async function fill(): Promise<void> {
  const open =
    databaseUrl === null
      ? await openPglite(folder, cache)
      : await openPostgres({ url: databaseUrl, pool: 2, timeoutMs: 600_000 });
  await sql`insert into chats (user_id, session_id, title, messages, created_at, updated_at)
    select users.id, 'chat-' || n, 'T', '["' || repeat(md5(n::text), ${Math.floor(chatBytes / 32)}::int) || '"]', now(), now()
    from users, generate_series(1, ${chats}::int) n`.execute(open.db);
  await open.close();
}

/** Looks at the memory of the server, and how long others wait, while something is done. */
async function watched(
  server: ServerProcess,
  token: string,
  what: string,
  work: () => Promise<string>,
): Promise<void> {
  let [isOver, peak, longest] = [false, 0, 0];
  const began = performance.now();
  const done = work().finally(() => {
    isOver = true;
  });
  const memory = (async () => {
    for (; !isOver; await sleep(50)) peak = Math.max(peak, rssOf(server));
  })();
  const others = (async () => {
    for (; !isOver; await sleep(50)) {
      const asked = performance.now();
      await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      longest = Math.max(longest, performance.now() - asked);
    }
  })();
  const said = await done;
  await Promise.all([memory, others]);
  const took = (performance.now() - began) / 1000;
  say(
    `${what}: ${said}; ${took.toFixed(1)} s; resident at most ${peak} MB; others waited ${Math.round(longest)} ms at most`,
  );
}

async function exportOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  // Read and let go: what this process holds says nothing of the server, but it shares the machine.
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return `${response.status} with ${Math.round(bytes / 1_000_000)} MB`;
}

function rssOf({ pid }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}/api/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function signUp(url: string, email: string): Promise<void> {
  const response = await post(url, '/sign-up/email', { email, password, name: 'Ada' });
  const token = await idToken(url, response);
  // The account of ours is made when it is first used.
  await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
}

async function signIn(url: string, email: string): Promise<string> {
  return idToken(url, await post(url, '/sign-in/email', { email, password }));
}

async function idToken(url: string, response: Response): Promise<string> {
  const headers = { authorization: `Bearer ${response.headers.get('set-auth-token')}` };
  const { token }: { token: string } = await (await fetch(`${url}/api/identity/token`, { headers })).json();
  return token;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
