import type { OutputOf } from '#contract/types.ts';
import type { RunStore } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';
import { describeRun } from './describe-run.ts';
import { viewerOf } from './run-viewer.ts';

const mostListed = 50;

/** The caller's runs, newest first. */
export async function listRuns(runs: RunStore, caller: Caller): Promise<OutputOf<'listRuns'>> {
  return { runs: (await runs.list(viewerOf(caller), mostListed)).map(describeRun) };
}
