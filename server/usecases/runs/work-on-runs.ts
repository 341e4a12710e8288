import type { ClaimedRows } from '../../ports/runs.ts';
import type { AuthenticateDeps } from '../authenticate.ts';
import { callerOfRun } from './run-caller.ts';
import { type WorkOnRowDeps, workOnRow } from './work-on-row.ts';

export type WorkOnRunsDeps = WorkOnRowDeps & AuthenticateDeps;

/** In milliseconds. A row of a process that died is taken up again after its lease; who works on one renews it in time. */
const runTimes = { lease: 30_000, renewEvery: 10_000 } as const;
/** Rows that a process works on at the same time: most of the time goes into waiting for services. */
const atOnce = 4;

/** Works on rows that are due until there are none, or until the signal ends; answers how many it took. */
export async function workOnRuns(
  deps: WorkOnRunsDeps,
  isStopping: () => boolean,
  cut: AbortSignal,
): Promise<number> {
  const { runQueue } = deps.database;
  let taken = 0;
  while (!isStopping()) {
    const now = deps.clock.now();
    const claimed = await runQueue.claim({ now, leaseEndsAt: leaseFrom(now), limit: atOnce });
    if (claimed === null) {
      await runQueue.tidy(now);
      break;
    }
    taken += claimed.rows.length;
    await workOnRows(deps, claimed, cut);
  }
  return taken;
}

async function workOnRows(deps: WorkOnRunsDeps, { run, rows }: ClaimedRows, cut: AbortSignal): Promise<void> {
  const { runQueue } = deps.database;
  const renew = () => runQueue.renew(rows, leaseFrom(deps.clock.now())).catch(() => undefined);
  const renewing = setInterval(renew, runTimes.renewEvery);
  try {
    const caller = await callerOfRun(deps, run);
    if (caller.ok) await everyOne(rows.map((row) => workOnRow(deps, caller.value, row, cut)));
    else await pauseClosed(deps, rows);
  } finally {
    clearInterval(renewing);
  }
}

/** Waits for all of them, also where one throws (the database is away): its row is taken up again when its lease ends. */
async function everyOne(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function pauseClosed({ database, clock }: WorkOnRunsDeps, rows: ClaimedRows['rows']): Promise<void> {
  const now = clock.now();
  for (const row of rows) {
    await database.runQueue.pause(row, 'closed', null, now);
    await database.runQueue.settle(row, { kind: 'release', dueAt: now }, now);
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + runTimes.lease);
}
