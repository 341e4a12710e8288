import type { ModelFault } from '../../ports/language-model.ts';
import type { ModelSettings } from './settings.ts';

/** The clock over one answer: ends it where it takes too long in any of three ways, or the person leaves. */
export interface Watch {
  readonly signal: AbortSignal;
  /** There was a word. */
  alive(): void;
  /** Ends the answer for another reason. */
  stop(fault: ModelFault): void;
  /** Why it was ended; null where it was not. */
  fault(): ModelFault | null;
  end(): void;
}

export function createWatch(
  { totalMs, firstByteMs, idleMs }: Pick<ModelSettings, 'totalMs' | 'firstByteMs' | 'idleMs'>,
  left: AbortSignal,
): Watch {
  const stopped = new AbortController();
  let why: ModelFault | null = null;
  const stop = (fault: ModelFault): void => {
    why ??= fault;
    stopped.abort();
  };
  const total = setTimeout(() => stop({ kind: 'slow' }), totalMs);
  let next = setTimeout(() => stop({ kind: 'slow' }), firstByteMs);
  const leave = (): void => stop({ kind: 'left' });
  left.addEventListener('abort', leave, { once: true });
  if (left.aborted) leave();
  return {
    signal: stopped.signal,
    alive() {
      clearTimeout(next);
      next = setTimeout(() => stop({ kind: 'stalled' }), idleMs);
    },
    stop,
    fault: () => why,
    end() {
      clearTimeout(total);
      clearTimeout(next);
      left.removeEventListener('abort', leave);
    },
  };
}
