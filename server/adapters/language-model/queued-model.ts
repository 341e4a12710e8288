import type { LanguageModel } from '../../ports/language-model.ts';

export interface QueueSettings {
  /** Requests at once. */
  readonly concurrency: number;
  /** Requests that may wait; more are turned away at once. */
  readonly longestQueue: number;
  /** Longest wait in milliseconds. */
  readonly longestWaitMs: number;
}

interface Waiting {
  readonly priority: boolean;
  readonly start: () => void;
}

/** Lets so many requests at once to the model; the others wait in turn, those with priority before the rest. */
export function createQueuedModel(model: LanguageModel, settings: QueueSettings): LanguageModel {
  let running = 0;
  const queue: Waiting[] = [];

  function leave(): void {
    running -= 1;
    const next = queue.find(({ priority }) => priority) ?? queue[0];
    if (next === undefined) return;
    queue.splice(queue.indexOf(next), 1);
    running += 1;
    next.start();
  }

  /** Null where it is one's turn; else why it never came. */
  function turn(priority: boolean, signal: AbortSignal): Promise<'busy' | 'left' | null> {
    if (signal.aborted) return Promise.resolve('left');
    if (running < settings.concurrency) {
      running += 1;
      return Promise.resolve(null);
    }
    if (queue.length >= settings.longestQueue) return Promise.resolve('busy');
    return new Promise((resolve) => {
      const end = (why: 'busy' | 'left' | null): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', gone);
        if (why !== null) queue.splice(queue.indexOf(waiting), 1);
        resolve(why);
      };
      const gone = (): void => end('left');
      const waiting: Waiting = { priority, start: () => end(null) };
      const timer = setTimeout(() => end('busy'), settings.longestWaitMs);
      signal.addEventListener('abort', gone, { once: true });
      queue.push(waiting);
    });
  }

  return {
    about: model.about,
    async ask(prompt, run) {
      const why = await turn(run.priority, run.signal);
      if (why !== null) {
        const retry = why === 'busy' ? { retryAfter: 15 } : {};
        return { ok: false, fault: { kind: why, ...retry }, usage: { input: 0, output: 0 } };
      }
      try {
        run.onAsked?.();
        return await model.ask(prompt, run);
      } finally {
        leave();
      }
    },
  };
}
