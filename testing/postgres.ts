import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of our own: a fresh cluster in a temporary folder, on a Unix socket only. */
export interface TemporaryPostgres {
  /** Address of one of its databases. */
  readonly url: (database: string) => string;
  /** Ends it as a crash would, its data staying; `resume` starts it again. */
  crash(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a cluster from the PostgreSQL on this machine; throws with what to install where there is none. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const programs = findPrograms();
  const owner = databaseOwner();
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-pg-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const as = { cwd: folder, ...(owner === null ? {} : owner) };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...as,
      stdio: 'pipe',
    },
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const url = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const launch = () => launchServer(join(programs, 'postgres'), args, as, url('postgres'));
  let server = await launch();
  return {
    url,
    crash: () => server.end('SIGQUIT'),
    resume: async () => {
      server = await launch();
    },
    stop: async () => {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface LaunchedServer {
  end(signal: NodeJS.Signals): Promise<void>;
}

async function launchServer(
  program: string,
  args: readonly string[],
  as: SpawnOptions,
  url: string,
): Promise<LaunchedServer> {
  const server = spawn(program, args, { ...as, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null) server.kill(signal);
    await ended;
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
    return { end };
  } catch (error) {
    await end('SIGINT');
    throw error;
  }
}

/** Makes a database, empty or a copy of another one that nobody is connected to, and answers its address. */
export async function createDatabaseAt(
  adminUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const [made, from] = [name, template].map((each) => client.escapeIdentifier(each));
    await client.query(`create database ${made} template ${from}`);
  } finally {
    await client.end();
  }
  return adminUrl.replace('/postgres?', `/${name}?`);
}

const debianBase = '/usr/lib/postgresql';

/** The folder of initdb and postgres: Debian keeps them off the PATH. */
function findPrograms(): string {
  const versions = existsSync(debianBase) ? readdirSync(debianBase).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= 15));
  const debian = join(debianBase, String(newest), 'bin');
  if (newest > 0 && existsSync(join(debian, 'initdb'))) return debian;
  const { stdout } = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' });
  const onPath = stdout.trim();
  if (onPath !== '' && existsSync(join(onPath, 'postgres'))) return onPath;
  throw new Error(
    'PostgreSQL 15 or later is missing. Debian: apt-get install postgresql. macOS: brew install postgresql@17.',
  );
}

/** PostgreSQL refuses to run as root: then it runs as the account that its package made. */
export function databaseOwner(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  if (owner.uid > 0) return owner;
  throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" to run it as.');
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw new Error('PostgreSQL did not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
