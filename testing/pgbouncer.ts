import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/lifecycle.ts';
import { databaseOwner } from './postgres.ts';
import { until } from './until.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);

/** Debian: apt-get install pgbouncer. Tests that need it are left out where it is not installed. */
export const hasPgBouncer: boolean = program !== undefined;

/** PgBouncer before a PostgreSQL, lending connections for one transaction. */
export interface TestPooler {
  /** The same database, through it. */
  readonly through: (url: string) => string;
  stop(): Promise<void>;
}

/**
 * `connections` to PostgreSQL are shared by all who connect: few, so that each is handed around. Whoever waits longer than
 * `waitSeconds` for one is refused.
 */
export async function startPgBouncer(
  postgresUrl: string,
  { connections, waitSeconds }: { readonly connections: number; readonly waitSeconds: number },
): Promise<TestPooler> {
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-pooler-'));
  const port = await freePort('127.0.0.1');
  const owner = databaseOwner();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${new URL(postgresUrl).searchParams.get('host')} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = ${connections}
query_wait_timeout = ${waitSeconds}
server_login_retry = 1
`,
  );
  if (owner !== null) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const pooler = spawn(program, [file], { cwd: folder, stdio: 'ignore', ...(owner ?? {}) });
  const ended = new Promise<void>((resolve) => pooler.once('exit', () => resolve()));
  const stop = async () => {
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilListening(port, () => pooler.exitCode !== null);
  return { through: (url) => `postgresql://postgres@127.0.0.1:${port}${new URL(url).pathname}`, stop };
}

async function untilListening(port: number, hasEnded: () => boolean): Promise<void> {
  await until(async () => {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (!isThere && hasEnded()) throw new Error('PgBouncer did not start.');
    return isThere;
  });
}
