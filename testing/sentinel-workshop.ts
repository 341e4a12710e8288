import { fileURLToPath } from 'node:url';
import {
  createThreadWorkshop,
  type ThreadsOptions,
  type ThreadWorkshop,
} from '#server/adapters/workshop/threads.ts';

/** A workshop of two real threads, which go wrong as the texts say that they get. */
export function openSentinelWorkshop(options: Partial<ThreadsOptions> = {}): ThreadWorkshop {
  return createThreadWorkshop({
    file: fileURLToPath(new URL('sentinel-thread.ts', import.meta.url)),
    compiled: fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
    threads: 2,
    budgetMs: 500,
    memoryMb: 256,
    longestQueue: 50,
    ...options,
  });
}

/** Longest for what has to get threads ready, on a machine that has much else to do. */
export const threadsReadyMs = 300_000;
