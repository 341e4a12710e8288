import { DatabaseThread, type ThreadOptions, unavailable } from './database-thread.ts';
import { cannotConnectNow, type ThreadStart } from './messages.ts';

/** Between two tries to open it again, in milliseconds. */
const pause = 1000;

export interface ReopeningOptions extends ThreadOptions {
  /** Told, in a sentence, of a fault and its end. */
  readonly warn: (problem: string) => void;
}

/** Keeps a thread with the database open: where it ended by a fault, the next query opens it again, and it recovers as after a power cut. */
export class ReopeningThread {
  readonly #start: ThreadStart;
  readonly #options: ReopeningOptions;
  #thread: DatabaseThread;
  #opening: Promise<DatabaseThread> | null = null;
  #triedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  private constructor(start: ThreadStart, options: ReopeningOptions, thread: DatabaseThread) {
    this.#start = start;
    this.#options = options;
    this.#thread = thread;
  }

  static async open(start: ThreadStart, options: ReopeningOptions): Promise<ReopeningThread> {
    return new ReopeningThread(start, options, await DatabaseThread.open(start, options));
  }

  /** The thread that has the database open. Rejects as "not now" where it cannot be had. */
  async current(): Promise<DatabaseThread> {
    if (!this.#thread.isGone) return this.#thread;
    if (this.#isClosed) throw unavailable(cannotConnectNow);
    this.#opening ??= this.#reopen().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => undefined);
    await this.#thread.close();
  }

  async #reopen(): Promise<DatabaseThread> {
    if (performance.now() - this.#triedAt < pause) throw unavailable(cannotConnectNow);
    this.#triedAt = performance.now();
    this.#options.warn('The embedded database stopped by a fault. It is opened again.');
    try {
      this.#thread = await DatabaseThread.open(this.#start, this.#options);
    } catch (error) {
      this.#options.warn(
        `The embedded database does not open: ${error instanceof Error ? error.message : error}`,
      );
      throw unavailable(cannotConnectNow);
    }
    return this.#thread;
  }
}
