import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabaseAt, startPostgres, type TemporaryPostgres } from '#testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { DatabaseGate } from './database-gate.ts';

/** Longest that anything is waited for before the fault counts as not survived, in milliseconds. */
const longestWait = 120_000;

/** What the faults of a run have in common. */
export interface Surroundings {
  readonly postgres: TemporaryPostgres;
  /** Servers listen from here on; 0 takes any free port. */
  readonly firstPort: number;
  readonly options: FaultOptions;
}

export interface FaultOptions {
  /** How long the database is away in fault 6, in seconds. */
  readonly outageSeconds: number;
  readonly soakSeconds: number;
  /** How often the power is cut in fault 36, and a server killed in fault 37; and where the chances of both begin. */
  readonly cuts: number;
  readonly kills: number;
  readonly seed: number;
}

let portsTaken = 0;

/** Where one fault happens: its servers, databases and folders, all gone afterwards; and what was found wrong. */
export class Scene {
  readonly problems: string[] = [];
  readonly options: FaultOptions;
  private readonly around: Surroundings;
  private readonly cleanUps: (() => Promise<unknown>)[] = [];

  constructor(around: Surroundings) {
    this.around = around;
    this.options = around.options;
  }

  /** Notes what is wrong where `holds` is false. */
  check(holds: boolean, problem: string): void {
    if (!holds) this.problems.push(problem);
  }

  /** Done at the end of the fault, the last first. */
  afterwards(work: () => Promise<unknown>): void {
    this.cleanUps.push(work);
  }

  async close(): Promise<void> {
    for (const work of this.cleanUps.reverse()) await work().catch(() => undefined);
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'paperlark-fault-'));
    this.afterwards(async () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A new, empty database on the PostgreSQL of the run, or on another one. */
  async database(postgres: TemporaryPostgres = this.around.postgres): Promise<TestDatabase> {
    const name = `fault_${randomUUID().replaceAll('-', '')}`;
    const url = await createDatabaseAt(postgres.url('postgres'), name);
    return { name, url, query: (text, values) => queryOnce(url, text, values) };
  }

  /** A PostgreSQL of its own, durable as in production: the fault may break it. */
  async ownPostgres(options: { readonly within?: string } = {}): Promise<TemporaryPostgres> {
    const postgres = await startPostgres({ ...options, settings: ['fsync=on'] });
    this.afterwards(() => postgres.stop());
    return postgres;
  }

  async gate(postgres: TemporaryPostgres = this.around.postgres): Promise<DatabaseGate> {
    const gate = new DatabaseGate(postgres.url('postgres'));
    await gate.open();
    this.afterwards(() => gate.shut());
    return gate;
  }

  /** The real server in a process of its own; killed afterwards. */
  async server(
    env: Readonly<Record<string, string>>,
    preloaded: readonly string[] = [],
  ): Promise<ServerProcess> {
    const given = {
      DATA_DIR: this.folder(),
      APP_SECRET: 'a secret that all servers of a fault share, 0123456789abcdef',
      ADMIN_EMAILS: adminEmail,
      PORT: nextPort(this.around.firstPort),
      ...env,
    };
    const server = await startServerProcess(given, preloaded);
    this.afterwards(() => server.end('SIGKILL'));
    return server;
  }

  /** Looks until something is so, and answers after how many milliseconds it was; throws where it never is. */
  async until(what: string, isSo: () => Promise<boolean> | boolean, everyMs = 50): Promise<number> {
    const started = performance.now();
    while (!(await isSo())) {
      if (performance.now() - started > longestWait) throw new Error(`In two minutes it never was: ${what}.`);
      await pause(everyMs);
    }
    return performance.now() - started;
  }
}

/** Has no limit of posts, so that their number can be counted. */
export const adminEmail = 'admin@example.org';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** On a connection of its own: after a crash of the database there is no old one to trip over. */
async function queryOnce<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Fifty in turn: long before they come round, the first is free again. */
function nextPort(first: number): string {
  if (first === 0) return '0';
  portsTaken += 1;
  return String(first + ((portsTaken - 1) % 50));
}
