import { setImmediate } from 'node:timers/promises';

/**
 * One piece of work after the other. Between two of them the event loop comes round, so that what arrives meanwhile (a cancellation,
 * a ping) is read; work that was called off before its turn is not begun, and rejects.
 */
export function createTurns(): <Done>(signal: AbortSignal, work: () => Promise<Done>) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  return (signal, work) => {
    const mine = last.then(async () => {
      await setImmediate();
      signal.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
