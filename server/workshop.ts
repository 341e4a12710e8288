import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createThreadWorkshop, type ThreadWorkshop } from './adapters/workshop/threads.ts';

/** Each takes some 100 MB. More cores than these are used by more servers, which share nothing but the database. */
const threads = { fewest: 2, most: 4 } as const;

/** The workshop of a server. Its threads get ready while the rest starts. */
export function openWorkshop(): ThreadWorkshop {
  const kept = getCompileCacheDir();
  return createThreadWorkshop({
    file: fileURLToPath(new URL('./work-thread.ts', import.meta.url)),
    // Node names a folder of its own below the one that it is given.
    compiled: kept === undefined ? undefined : dirname(kept),
    threads: Math.min(threads.most, Math.max(threads.fewest, availableParallelism())),
    budgetMs: 2000,
    memoryMb: 512,
    longestQueue: 200,
  });
}
