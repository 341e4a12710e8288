import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { flagsOf } from '#domain/runs/draft.ts';
import type { Database } from '../../ports/stores.ts';
import { type AskingCaller, orderOf, subjectOf } from '../caller.ts';
import { type ClearanceDeps, noKeyBeforeApproval } from '../sign-offs/clearance.ts';
import type { VerifyingDeps } from '../verifying/verify-posts.ts';
import { withinRoom } from '../within-room.ts';
import type { WorkDeps } from '../work-deps.ts';
import { describeRunRow } from './describe-run-row.ts';
import { rowForKey } from './held-rows.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';
import { verifyDraft } from './verify-draft.ts';

/** Keeps what a person decided on a draft, and their wording of its posts with what the check says of it. */
export async function reviewRunRow(
  deps: WorkDeps &
    VerifyingDeps &
    ClearanceDeps & { readonly database: Pick<Database, 'runs' | 'inTransaction'> },
  { caller, signal }: AskingCaller,
  { params: { runId, order }, body }: ParsedInputOf<'reviewRunRow'>,
): Promise<Result<OutputOf<'reviewRunRow'>>> {
  const { database, clock, workshop } = deps;
  const viewer = viewerOf(caller);
  const row = await database.runs.row(viewer, runId, order);
  if (row === null) return noSuchRun();
  if (row.draft === null) return fail('conflict', 'This row has no draft.');
  // Agents draft, people approve.
  const free = body.review === 'approved' ? await noKeyBeforeApproval(deps, caller) : ok(null);
  if (!free.ok) return free;
  const known = Object.entries(body.posts ?? {}).filter(([platform]) => platform in (row.draft?.posts ?? {}));
  const asked = { draft: row.draft, posts: Object.fromEntries(known) };
  const edited =
    known.length === 0 ? ok(row.draft) : await workshop.do('editDraft', asked, orderOf(caller, signal));
  if (!edited.ok) return edited;
  const draft =
    edited.value === row.draft
      ? row.draft
      : await verifyDraft(deps, { caller, signal }, { before: row.draft, draft: edited.value });
  const review = body.review ?? row.review;
  const flagged = flagsOf(draft);
  const now = clock.now();
  const of = { userId: viewer.userId, room: entitlements(subjectOf(caller), now).room };
  const saved = await withinRoom(database, of, ({ runs }) =>
    runs.saveRow(viewer, runId, { order, review, draft, flagged }, now),
  );
  if (!saved.ok) return saved;
  if (!saved.value) return noSuchRun();
  return ok(describeRunRow(await rowForKey(deps, caller, { ...row, draft, review, flagged })));
}
