/** How often and how many at once a service may be asked, by its own published limits. */
export interface GateLimits {
  readonly concurrency: number;
  /** Milliseconds between two starts. */
  readonly spacing: number;
}

/** Thrown where the wait for a turn would be longer than anybody waits. */
export class BusyError extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('busy');
    this.retryAfter = retryAfter;
  }
}

export interface Gate {
  /** Runs `work` in its turn; gives the turn up where the caller leaves. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** The service asked for a pause of so many milliseconds. */
  pause(milliseconds: number): void;
}

/** Longest wait for a turn, in milliseconds. */
const longestWait = 4000;
/** Longest pause that a header can impose on everybody, in milliseconds. */
const longestPause = 10 * 60_000;

export function createGate({ concurrency, spacing }: GateLimits, now: () => number = Date.now): Gate {
  let running = 0;
  let nextStart = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(signal: AbortSignal): Promise<void> {
    while (running >= concurrency) await turn(waiting, signal);
    running += 1;
    const wait = nextStart - now();
    if (wait > longestWait) {
      leave();
      throw new BusyError(Math.ceil(wait / 1000));
    }
    nextStart = Math.max(nextStart, now()) + spacing;
    if (wait > 0)
      await pauseFor(wait, signal).catch((error: unknown) => {
        leave();
        throw error;
      });
  }

  function leave(): void {
    running -= 1;
    waiting.shift()?.();
  }

  return {
    async run(work, signal) {
      await takeTurn(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    pause(milliseconds) {
      nextStart = Math.max(nextStart, now() + Math.min(milliseconds, longestPause));
    },
  };
}

function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = (): void => {
      signal.removeEventListener('abort', gone);
      resolve();
    };
    const gone = (): void => {
      waiting.splice(waiting.indexOf(mine), 1);
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    waiting.push(mine);
    signal.addEventListener('abort', gone, { once: true });
  });
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      signal.removeEventListener('abort', gone);
      resolve();
    }
    function gone(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    if (signal.aborted) gone();
    else signal.addEventListener('abort', gone, { once: true });
  });
}
