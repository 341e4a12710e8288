import type { Written } from '#domain/engine/written.ts';
import { type Entitlements, entitlements } from '#domain/plans/entitlements.ts';
import { usageMonth, usageResetsAt } from '#domain/plans/usage-month.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { draftOf, type RowDraft, type RowRequest } from '#domain/runs/draft.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';
import type { ClaimedRow, RowOutcome } from '../../ports/runs.ts';
import type { Database } from '../../ports/stores.ts';
import type { TextGenerator } from '../../ports/text-generator.ts';
import type { Allotment, Reservation } from '../../ports/usage.ts';
import { type Caller, modelShareOf, subjectOf, usageOwnerOf } from '../caller.ts';
import { verifyWritten } from '../verifying/verify-posts.ts';
import { NoRoom, refuseWithoutRoom, writeWithinRoom } from '../within-room.ts';
import { orderOfRun } from '../writing/order-of-run.ts';
import { type PrepareRowDeps, prepareRow } from './prepare-row.ts';

export interface WorkOnRowDeps extends PrepareRowDeps {
  readonly database: Database;
  readonly generator: TextGenerator;
  readonly claimVerifier: ClaimVerifier | null;
}

/** A row whose work ended the process so often is not tried again. */
const mostTries = 5;
/** What a service does not answer is asked again after so many seconds, then it is a failure. */
const waits = [30, 120] as const;
/** Longest that posts stay reserved for a row whose process died and that nobody took up. */
const longestRow = 5 * 60_000;
const shortWait = 1000;

/**
 * Writes the posts of one row: they are reserved before the work, and counted in the same transaction that keeps the draft,
 * so that a row counts once however often it is begun.
 */
export async function workOnRow(
  deps: WorkOnRowDeps,
  caller: Caller,
  row: ClaimedRow,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock.now();
  if (row.tries > mostTries) return settleFailure(deps, row, gaveUp, signal);
  const prepared = await safely(signal, () => prepareRow(deps, caller, row.asked, signal));
  if (!prepared.ok) return settleFailure(deps, row, prepared.failure, signal);
  const may = entitlements(subjectOf(caller), now);
  const room = await refuseWithoutRoom(deps.database, { userId: row.userId, room: may.room }, ['bytes']);
  if (!room.ok) return settleFailure(deps, row, room.failure, signal);
  const allotment = { owner: usageOwnerOf(caller, may), month: usageMonth(now) };
  const reserved = await reserve(deps, row, allotment, may);
  if (reserved === 'lost') return;
  if (reserved === 'none-left') return pauseForPosts(deps, row);
  let counted = false;
  try {
    const written = await safely(signal, () => write(deps, caller, prepared.value, { may, signal }));
    const kept = written.ok
      ? await keep(deps, row, reserved, { draft: draftOf(prepared.value, written.value), may })
      : written;
    if (kept.ok) counted = kept.value;
    else await settleFailure(deps, row, kept.failure, signal);
  } finally {
    if (!counted) await deps.database.usage.giveBack(reserved);
  }
}

const gaveUp: Failure = {
  code: 'internal',
  message: 'The work on this row was broken off five times. Try it again, or write it in the generator.',
};

/** A fault of ours in one row must not stop the others; one that comes of stopping is none. */
async function safely<T>(signal: AbortSignal, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) return fail('unavailable', 'The server was stopped.');
    if (!(error instanceof Error)) throw error;
    return fail('internal', 'Something broke on our side while this row was worked on. Please try it again.');
  }
}

async function reserve(
  { database, clock }: WorkOnRowDeps,
  row: ClaimedRow,
  allotment: Allotment,
  may: Entitlements,
): Promise<Reservation | 'none-left' | 'lost'> {
  const now = clock.now();
  return undoneIfLost(() =>
    database.inTransaction(async ({ usage, runQueue }) => {
      if (row.reservation !== null) await usage.giveBack(row.reservation);
      const reserved = await usage.reserve(allotment, {
        posts: row.asked.platforms.length,
        limit: may.posts,
        now,
        expiresAt: new Date(now.getTime() + longestRow),
      });
      if (!(await runQueue.noteReservation(row, reserved))) throw new LostRow();
      return reserved ?? ('none-left' as const);
    }),
  );
}

async function write(
  deps: WorkOnRowDeps,
  caller: Caller,
  { request }: RowRequest,
  { may, signal }: { readonly may: Entitlements; readonly signal: AbortSignal },
): Promise<Result<Written>> {
  const run = {
    signal,
    userId: caller.account.id,
    share: modelShareOf(caller),
    priority: may.prioritySupport,
    inBackground: true,
    tell: () => undefined,
  };
  const { generator, workshop } = deps;
  const written = await generator.generate(request, run);
  // A run does not wait for somebody to click: where the model gives nothing at all, our own writer does.
  if (!written.ok && written.failure.fallback === 'embedded')
    return workshop.do('writePosts', request, orderOfRun(run));
  return written.ok ? ok((await verifyWritten(deps, run, request, written.value)).value) : written;
}

async function keep(
  { database, clock }: WorkOnRowDeps,
  row: ClaimedRow,
  reserved: Reservation,
  { draft, may }: { readonly draft: RowDraft; readonly may: Entitlements },
): Promise<Result<boolean>> {
  const now = clock.now();
  try {
    const kept = await undoneIfLost(() =>
      database.inTransaction(async (stores) => {
        await stores.usage.keep(reserved, now);
        return writeWithinRoom(stores, { userId: row.userId, room: may.room }, async () => {
          if (!(await stores.runQueue.settle(row, { kind: 'done', draft }, now))) throw new LostRow();
          return true;
        });
      }),
    );
    return ok(kept === true);
  } catch (error) {
    if (error instanceof NoRoom) return error.refusal;
    throw error;
  }
}

/** Somebody else has the row by now, or the run was cancelled: nothing of this is kept. */
class LostRow extends Error {}

async function undoneIfLost<T>(work: () => Promise<T>): Promise<T | 'lost'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LostRow) return 'lost';
    throw error;
  }
}

async function settleFailure(
  { database, clock }: WorkOnRowDeps,
  row: ClaimedRow,
  failure: Failure,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  // What was broken off because this process stops has not failed: another goes on with it.
  const outcome = signal.aborted ? { kind: 'release' as const, dueAt: now } : outcomeOf(failure, row, now);
  await database.runQueue.settle(row, outcome, now);
}

function outcomeOf(failure: Failure, { tries }: ClaimedRow, now: Date): RowOutcome {
  const problem = { code: failure.code, message: failure.message };
  const mayPass = failure.code === 'unavailable' || failure.code === 'rate_limited';
  const wait = waits[tries - 1];
  if (!mayPass || wait === undefined) return { kind: 'failed', problem };
  return { kind: 'retry', dueAt: new Date(now.getTime() + (failure.retryAfter ?? wait) * 1000), problem };
}

/** The run waits for the next month, unless work under way may yet give posts back. */
async function pauseForPosts({ database, clock }: WorkOnRowDeps, row: ClaimedRow): Promise<void> {
  const now = clock.now();
  await database.runQueue.pause(row, 'quota', usageResetsAt(now), now);
  await database.runQueue.settle(row, { kind: 'release', dueAt: new Date(now.getTime() + shortWait) }, now);
}
