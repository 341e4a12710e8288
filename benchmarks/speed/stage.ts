import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDatabaseAt, startPostgres } from '#testing/postgres.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { Client } from './client.ts';

/** Connections of each server to the database: the product's default. */
const pool = '10';
const peopleCount = 24;

/** Somebody signed in, with every plan open. */
export interface Person {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server to send load to. */
export interface Target {
  readonly url: string;
  readonly pid: number;
}

/** A PostgreSQL of our own with the product on it, its people, and the floor beside it. */
export interface Stage {
  readonly people: readonly Person[];
  readonly nodes: readonly ServerProcess[];
  readonly floor: Target;
  readonly database: pg.Client;
  /** One more node on the same database. */
  startNode(): Promise<ServerProcess>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseAt(postgres.url('postgres'), 'speed');
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-speed-'));
  const nodes: ServerProcess[] = [];
  const startNode = async () => {
    const node = await startServerProcess({ ...nodeSettings(folder), DATABASE_URL: databaseUrl });
    nodes.push(node);
    return node;
  };
  const first = await startNode();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const people = await signUpPeople(first.url, database);
  const floor = await startFloor(databaseUrl);
  return {
    people,
    nodes,
    floor: floor.target,
    database,
    startNode,
    close: async () => {
      floor.process.kill('SIGTERM');
      await endServerProcesses();
      await database.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For this machine alone: with the key of the sandbox the limits of calls are a hundred times as wide, and are counted all the same. */
export function nodeSettings(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_POOL: pool,
    APP_SECRET: 'a secret of the benchmark alone, 0123456789abcdef',
  };
}

async function signUpPeople(url: string, database: pg.Client): Promise<Person[]> {
  const client = new Client(url, 2);
  const tokens = new Map<string, string>();
  for (let at = 0; at < peopleCount; at += 1) {
    const email = `person-${at}@example.org`;
    tokens.set(email, await signUp(client, email));
  }
  client.close();
  await database.query('update users set lifetime_at = now()');
  const { rows } = await database.query<{ id: string; email: string }>('select id, email from users');
  return rows.map(({ id, email }) => ({
    userId: id,
    headers: { authorization: `Bearer ${tokens.get(email)}` },
  }));
}

/** Answers the ID token. The account is made by the first call with it. */
async function signUp(client: Client, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'a long passphrase', name: 'Ada Lovelace' });
  const signedUp = await client.send({ method: 'POST', path: '/api/identity/sign-up/email', body });
  const bearer = { authorization: `Bearer ${signedUp.headers['set-auth-token']}` };
  const answer = await client.send({ method: 'GET', path: '/api/identity/token', headers: bearer });
  const { token }: { token: string } = JSON.parse(answer.text);
  const signedIn = { authorization: `Bearer ${token}` };
  const chats = await client.send({ method: 'GET', path: '/api/chats', headers: signedIn });
  if (chats.status !== 200) throw new Error(`Sign-up of the benchmark: ${chats.status} ${chats.text}`);
  return token;
}

async function startFloor(databaseUrl: string): Promise<{ process: ChildProcess; target: Target }> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL('./floor-server.ts', import.meta.url))], {
    env: { PATH, HOME, DATABASE_URL: databaseUrl, DATABASE_POOL: pool },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Floor is at (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('The floor server did not start.')));
  });
  return { process: child, target: { url, pid: child.pid ?? 0 } };
}
