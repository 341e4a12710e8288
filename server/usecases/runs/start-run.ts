import { randomUUID } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { type PlanKey, planKeys, plans } from '#domain/plans/catalogue.ts';
import { type Entitlements, entitlements } from '#domain/plans/entitlements.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { usageMonth } from '#domain/plans/usage-month.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Upload } from '#domain/runs/read-upload.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { needsLookup, shortLine } from '#domain/runs/run-row.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NewRun } from '../../ports/runs.ts';
import type { Database } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { type Caller, orderOf, subjectOf, usageOwnerOf } from '../caller.ts';
import { refuseForQuota } from '../post-quota.ts';
import { withinRoom } from '../within-room.ts';
import { describeRun } from './describe-run.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

export interface StartRunDeps {
  readonly database: Pick<Database, 'runs' | 'usage' | 'inTransaction'>;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly workshop: Workshop;
}

export interface StartRunInput {
  readonly caller: Caller;
  readonly body: ParsedInputOf<'startRun'>['body'];
  /** The same key and the same body are one run. */
  readonly idempotencyKey: string | null;
  /** Ends when the person leaves. */
  readonly signal: AbortSignal;
}

/** Makes a queue of drafts of an upload. The work begins at once, on whatever machine is free. */
export async function startRun(
  deps: StartRunDeps,
  { caller, body, idempotencyKey, signal }: StartRunInput,
): Promise<Result<OutputOf<'startRun'>>> {
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const defaults = { tone: body.tone, platforms: body.platforms };
  const asked = { text: body.upload, defaults };
  const upload = await deps.workshop.do('readUpload', asked, orderOf(caller, signal));
  if (!upload.ok) return upload;
  const allowed = checkPlan(caller, may, upload.value, now);
  if (!allowed.ok) return allowed;
  const owner = usageOwnerOf(caller, may);
  const quota = await checkQuota(deps, may, owner);
  if (!quota.ok) return quota;
  const id = randomUUID();
  const { key, team } = caller;
  const userId = caller.account.id;
  const newRun: NewRun = {
    id,
    userId,
    key: key === null || team === null ? null : { id: key.id, teamId: team.id },
    owner,
    title: shortLine(body.title ?? '') || usualTitle(upload.value, now),
    kind: upload.value.kind,
    requestKey: requestKeyOf(caller, idempotencyKey),
    bodyHash: deps.tokens.hash(JSON.stringify(body)),
    rows: upload.value.rows,
    atOnce: owner.startsWith('user:') ? runLimits.atOnce.person : runLimits.atOnce.team,
  };
  // What its drafts are going to take is looked at when they come.
  const added = await withinRoom(deps.database, { userId, room: may.room }, ({ runs }) =>
    runs.add(newRun, now),
  );
  if (!added.ok) return added;
  if (added.value.kind === 'too-many')
    return fail('conflict', 'Too many runs are not finished yet. Wait until one is done, or cancel one.', {
      title: 'Too many runs',
    });
  if (added.value.kind === 'there' && !added.value.sameBody)
    return fail('key_reused', 'This Idempotency-Key was used for another request. Choose a new one.');
  const run = await deps.database.runs.find(
    viewerOf(caller),
    added.value.kind === 'there' ? added.value.id : id,
  );
  return run === null ? noSuchRun() : ok(describeRun(run));
}

function checkPlan(caller: Caller, may: Entitlements, { rows }: Upload, now: Date): Result<null> {
  const usable = rows.flatMap(({ asked }) => asked ?? []);
  const [first] = rows;
  if (usable.length === 0)
    return fail(
      'invalid_request',
      `No row can be used. Line ${first?.line}: ${first?.problem?.message ?? 'it is empty.'}`,
    );
  if (rows.length > may.runRows) return refuseForRows(may, rows.length);
  return usable.some(needsLookup) ? requireFeature(subjectOf(caller), 'lookup', now) : ok(null);
}

function refuseForRows(may: Entitlements, asked: number): Result<never> {
  const plan = planKeys.find((key: PlanKey) => plans[key].runRows >= asked) ?? 'SMALL_TEAM';
  const count = (rows: number) => rows.toLocaleString('en');
  return fail(
    'plan_required',
    `A run takes ${count(may.runRows)} rows in your plan, and this has ${count(asked)}. The ${plans[plan].title} plan takes ${count(plans[plan].runRows)}.`,
    { plan },
  );
}

/** A run that could not write a single post is not begun; one that runs out of them pauses. */
async function checkQuota(deps: StartRunDeps, may: Entitlements, owner: string): Promise<Result<null>> {
  if (may.posts === 'unlimited') return ok(null);
  const now = deps.clock.now();
  const allotment = { owner, month: usageMonth(now) };
  const used = await deps.database.usage.used(allotment, now);
  return used < may.posts ? ok(null) : refuseForQuota(deps, allotment, may, 1);
}

/** Keys have names of their own, so that two of them never meet. */
function requestKeyOf({ key }: Caller, idempotencyKey: string | null): string {
  if (idempotencyKey === null) return `once:${randomUUID()}`;
  return key === null ? `asked:${idempotencyKey}` : `key:${key.id}:${idempotencyKey}`;
}

function usualTitle({ rows }: Upload, now: Date): string {
  const day = now.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${rows.length.toLocaleString('en')} ${rows.length === 1 ? 'row' : 'rows'}, ${day}`;
}
