import { ok } from '#domain/result.ts';
import { forCaller } from '../http/call.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { approveRunDrafts as approve } from '../usecases/runs/approve-run-drafts.ts';
import { changeRun as change } from '../usecases/runs/change-run.ts';
import { deleteRun as remove } from '../usecases/runs/delete-run.ts';
import { exportRun as exported } from '../usecases/runs/export-run.ts';
import { getRun as get } from '../usecases/runs/get-run.ts';
import { getRunRow as getRow } from '../usecases/runs/get-run-row.ts';
import { listRunRows as listRows } from '../usecases/runs/list-run-rows.ts';
import { listRuns as list } from '../usecases/runs/list-runs.ts';
import { retryRunRows as retry } from '../usecases/runs/retry-run-rows.ts';
import { reviewRunRow as review } from '../usecases/runs/review-run-row.ts';
import { startRun as start } from '../usecases/runs/start-run.ts';

export const startRun = forCaller<'startRun'>(async (deps, { caller, body, header, signal }) => {
  const key = readIdempotencyKey(header);
  return key.ok ? start(deps, { caller, body, idempotencyKey: key.value, signal }) : key;
});

export const listRuns = forCaller<'listRuns'>(async ({ database }, { caller }) =>
  ok(await list(database.runs, caller)),
);

export const getRun = forCaller<'getRun'>(({ database }, { caller, params }) =>
  get(database.runs, caller, params.runId),
);

export const changeRun = forCaller<'changeRun'>(({ database: { runs }, clock }, { caller, params, body }) =>
  change({ runs, clock }, { caller, runId: params.runId, state: body.state }),
);

export const deleteRun = forCaller<'deleteRun'>(({ database }, { caller, params }) =>
  remove(database.runs, caller, params.runId),
);

export const listRunRows = forCaller<'listRunRows'>(({ database }, { caller, params, query }) =>
  listRows(database.runs, caller, { params, query }),
);

export const getRunRow = forCaller<'getRunRow'>((deps, { caller, params }) => getRow(deps, caller, params));

export const reviewRunRow = forCaller<'reviewRunRow'>((deps, { caller, params, body, signal }) =>
  review(deps, { caller, signal }, { params, body }),
);

export const retryRunRows = forCaller<'retryRunRows'>(
  ({ database: { runs }, clock }, { caller, params, body }) =>
    retry({ runs, clock }, caller, { runId: params.runId, order: body.order ?? null }),
);

export const approveRunDrafts = forCaller<'approveRunDrafts'>((deps, { caller, params }) =>
  approve(deps, caller, params.runId),
);

export const exportRun = forCaller<'exportRun'>((deps, { caller, params, query, signal }) =>
  exported(deps, { caller, signal }, { params, query }),
);
