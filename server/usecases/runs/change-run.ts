import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { describeRun } from './describe-run.ts';
import { noSuchRun, viewerOf } from './run-viewer.ts';

interface ChangeRunInput {
  readonly caller: Caller;
  readonly runId: string;
  readonly state: ParsedInputOf<'changeRun'>['body']['state'];
}

/** Pauses, resumes or cancels; asking for what is so already changes nothing. */
export async function changeRun(
  { runs, clock }: { readonly runs: RunStore; readonly clock: Clock },
  { caller, runId, state }: ChangeRunInput,
): Promise<Result<OutputOf<'changeRun'>>> {
  const viewer = viewerOf(caller);
  const changed = await runs.change(viewer, runId, state, clock.now());
  const run = await runs.find(viewer, runId);
  if (run === null) return noSuchRun();
  if (!changed && run.state !== state) return fail('conflict', refusal[run.state]);
  return ok(describeRun(run));
}

const refusal = {
  running: 'This run is not paused.',
  paused: 'This run is paused.',
  done: 'This run is done.',
  cancelled: 'This run was cancelled. Start a new one for the rows that are left.',
} as const;
