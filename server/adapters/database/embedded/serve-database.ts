import { PGlite } from '@electric-sql/pglite';
import {
  type Answer,
  diskFull,
  type FailedQuery,
  type Order,
  type Report,
  type ThreadStart,
} from './messages.ts';
import { type FileEvent, OrderedFiles } from './ordered-files.ts';
import { SpareRoom } from './spare-room.ts';

/** Log written until the pages it tells of are put in their place, in bytes: nobody else does that here. */
const checkpointAfter = 24 * 1024 * 1024;
/** Files of the log that are kept to be written over. */
const logFiles = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];
/** Between looks for room on a full disk, in milliseconds. */
const lookAgain = 1000;
/** PostgreSQL's code for writing where only reading is allowed. */
const readOnly = '25006';
/** Lines of the database's own that are told where it does not open. */
const linesTold = 6;

/** The way to the thread that asks. */
export interface Door {
  tell(report: Report): void;
  onOrder(take: (order: Order) => void): void;
}

/** Opens the database and follows orders, one after the other, until it is told to close. `watch` sees what happens to its files. */
export async function serveDatabase(
  start: ThreadStart,
  door: Door,
  watch?: (event: FileEvent) => void,
): Promise<void> {
  const room = new Room(start.spareFile);
  const files = new OrderedFiles(start.folder, {
    makeRoom: () => room.giveUp(),
    ...(watch !== undefined && { watch }),
  });
  const opened = await open(files);
  if (typeof opened === 'string') {
    door.tell({ kind: 'not-open', reason: opened });
    return;
  }
  // What recovery wrote.
  files.syncAll();
  const served = new ServedDatabase(opened, files, room, door);
  await served.begin();
}

/** The database, or why it does not open, in its own words. */
async function open(files: OrderedFiles): Promise<PGlite | string> {
  const said: string[] = [];
  try {
    return await PGlite.create({
      fs: files,
      startParams: [...PGlite.defaultStartParams, ...logFiles],
      onStderr: (line) => said.push(line) > 0,
    });
  } catch (error) {
    // The library's own words ("Aborted()") help nobody where the database has said why.
    const words = said
      .flatMap((line) => /(?:ERROR|FATAL|PANIC):\s*(.+)/.exec(line)?.[1] ?? [])
      .slice(-linesTold);
    return words.length > 0 ? words.join('; ') : wordsOf(error);
  }
}

/** The room kept for a full disk, and whether it is given up. */
class Room {
  readonly #spare: SpareRoom;
  full = false;

  constructor(file: string) {
    this.#spare = new SpareRoom(file);
  }

  look(): void {
    this.full = !this.#spare.keep();
  }

  giveUp(): boolean {
    this.full = true;
    return this.#spare.giveUp();
  }
}

class ServedDatabase {
  readonly #database: PGlite;
  readonly #files: OrderedFiles;
  readonly #room: Room;
  readonly #door: Door;
  #queue: Promise<void> = Promise.resolve();
  #synced: number;
  #isSyncing = false;
  /** Whether the database refuses to write because the disk is full. */
  #isRefusing = false;

  constructor(database: PGlite, files: OrderedFiles, room: Room, door: Door) {
    this.#database = database;
    this.#files = files;
    this.#room = room;
    this.#door = door;
    this.#synced = files.written;
  }

  async begin(): Promise<void> {
    this.#room.look();
    await this.#refuseWhileFull();
    this.#door.tell({ kind: 'open', upTo: this.#synced });
    this.#door.onOrder((order) => this.#later(() => this.#follow(order)));
  }

  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work);
  }

  async #follow(order: Order): Promise<void> {
    if (order.kind === 'close') return this.#close(order.id);
    this.#door.tell(await this.#answer(order));
    void this.#keepSynced();
    if (this.#database.isInTransaction()) return;
    await this.#refuseWhileFull();
    if (this.#files.logBytes > checkpointAfter) await this.#checkpoint();
  }

  async #answer({ id, begin, sql, parameters }: Order & { kind: 'query' }): Promise<Answer> {
    try {
      // What had begun when the disk became full gets no further; refusing to write is a matter of new transactions.
      if (this.#room.full && !this.#isRefusing && !endsTransaction(sql)) throw new Error('The disk is full.');
      if (begin !== null) await this.#database.query(begin);
      const { rows, affectedRows, command } = await this.#database.query(sql, [...parameters], {
        rowMode: 'object',
      });
      return { kind: 'done', id, upTo: this.#files.written, rows, affectedRows, command };
    } catch (error) {
      return { kind: 'failed', id, upTo: this.#files.written, error: failureOf(error, this.#room.full) };
    }
  }

  /**
   * Syncs as long as something is written; what is done meanwhile shares the next round. An error ends the thread: what the disk
   * has then is not known, and only recovery tells.
   */
  async #keepSynced(): Promise<void> {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    while (this.#files.written > this.#synced) {
      const upTo = this.#files.written;
      await this.#files.sync();
      this.#synced = upTo;
      this.#door.tell({ kind: 'synced', upTo });
    }
    this.#isSyncing = false;
  }

  async #checkpoint(): Promise<void> {
    await this.#database.query('checkpoint').catch(() => undefined);
  }

  /** Lets the database refuse to write while the disk is full, and write again when there is room. */
  async #refuseWhileFull(): Promise<void> {
    const { full } = this.#room;
    if (full === this.#isRefusing) return;
    await this.#database.exec(`set default_transaction_read_only = ${full ? 'on' : 'off'}`);
    this.#isRefusing = full;
    this.#door.tell({ kind: 'full', full });
    if (!full) return;
    // Pages in their place let go of log that is no longer needed.
    await this.#checkpoint();
    this.#lookLater();
  }

  #lookLater(): void {
    setTimeout(() => this.#later(() => this.#lookForRoom()), lookAgain);
  }

  async #lookForRoom(): Promise<void> {
    if (this.#database.isInTransaction()) return this.#lookLater();
    this.#room.look();
    if (this.#room.full) this.#lookLater();
    else await this.#refuseWhileFull();
  }

  async #close(id: number): Promise<void> {
    await this.#database.close();
    this.#files.syncAll();
    this.#door.tell({ kind: 'done', id, upTo: 0, rows: [], affectedRows: undefined, command: undefined });
    process.exit(0);
  }
}

function endsTransaction(sql: string): boolean {
  return /^(?:commit|rollback)$/i.test(sql.trim());
}

/** On a full disk, whatever fails without being the query's own fault fails because of that. */
function failureOf(error: unknown, isFull: boolean): FailedQuery {
  const fields = Object.entries(error instanceof Error ? error : {});
  const details = Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const code = details['code'] ?? '';
  const ofQuery = code !== '' && code !== readOnly;
  return { message: wordsOf(error), code: isFull && !ofQuery ? diskFull : code, details };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
