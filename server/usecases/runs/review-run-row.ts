import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { editDraft, flaggedSentences } from '#domain/runs/draft.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/stores.ts';
import { type Caller, subjectOf } from '../caller.ts';
import { withinRoom } from '../within-room.ts';
import { describeRunRow } from './describe-run-row.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

/** Keeps what a person decided on a draft, and their wording of its posts with what the check says of it. */
export async function reviewRunRow(
  { database, clock }: { readonly database: Pick<Database, 'runs' | 'inTransaction'>; readonly clock: Clock },
  caller: Caller,
  { params: { runId, order }, body }: ParsedInputOf<'reviewRunRow'>,
): Promise<Result<OutputOf<'reviewRunRow'>>> {
  const viewer = viewerOf(caller);
  const row = await database.runs.row(viewer, runId, order);
  if (row === null) return noSuchRun();
  if (row.draft === null) return fail('conflict', 'This row has no draft.');
  const known = Object.entries(body.posts ?? {}).filter(([platform]) => platform in (row.draft?.posts ?? {}));
  const draft = editDraft(row.draft, Object.fromEntries(known));
  const review = body.review ?? row.review;
  const flagged = flaggedSentences(draft);
  const now = clock.now();
  const of = { userId: viewer.userId, room: entitlements(subjectOf(caller), now).room };
  const saved = await withinRoom(database, of, ({ runs }) =>
    runs.saveRow(viewer, runId, { order, review, draft, flagged }, now),
  );
  if (!saved.ok) return saved;
  return saved.value ? ok(describeRunRow({ ...row, draft, review, flagged })) : noSuchRun();
}
