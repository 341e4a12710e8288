import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from './until.ts';

/** A PostgreSQL server of our own: a fresh cluster in a temporary folder, on a Unix socket only. */
export interface TemporaryPostgres {
  /** Address of one of its databases. */
  readonly url: (database: string) => string;
  /** Its processes: the first is the parent of the others. */
  processes(): readonly number[];
  /** Ends it as a crash would, its data staying; `resume` starts it again. */
  crash(): Promise<void>;
  /** Kills all its processes at once (SIGKILL), so that none can put anything in order. */
  kill(): Promise<void>;
  /** Resolves once it has ended by itself. */
  readonly ended: () => Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** More settings, such as "fsync=on"; they win. */
  readonly settings?: readonly string[];
  /** Where its folder is made. */
  readonly within?: string;
}

/** Starts a cluster from the PostgreSQL on this machine; throws with what to install where there is none. */
export async function startPostgres({
  settings: more = [],
  within = tmpdir(),
}: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const programs = findPrograms();
  const owner = databaseOwner();
  const folder = mkdtempSync(join(within, 'paperlark-pg-'));
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
    ...more,
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const url = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const launch = () => launchServer(join(programs, 'postgres'), args, as, url('postgres'));
  let server = await launch();
  return {
    url,
    processes: () => familyOf(server.pid),
    crash: () => server.end('SIGQUIT'),
    kill: async () => {
      const family = familyOf(server.pid);
      const ended = server.end('SIGKILL');
      for (const child of family.slice(1)) killIfThere(child);
      await ended;
      await until(() => !family.some(isAlive));
    },
    ended: () => server.ended,
    resume: async () => {
      server = await launch();
    },
    stop: async () => {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process and its children, as Linux lists them. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number | null {
  try {
    // After the name, which may itself hold spaces and brackets: state, then parent.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A dead process that nobody has fetched yet counts as gone. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch {
    return false;
  }
}

interface LaunchedServer {
  readonly pid: number;
  readonly ended: Promise<void>;
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
    return { pid: server.pid ?? 0, ended, end };
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
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (hasEnded()) throw new Error('PostgreSQL did not start.', { cause: error });
      return false;
    }
  });
}
