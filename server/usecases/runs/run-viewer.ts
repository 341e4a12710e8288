import { fail, type Result } from '#domain/result.ts';
import type { RunViewer } from '../../ports/runs.ts';
import type { Caller } from '../caller.ts';

/** A key sees the runs of its team's keys; a person their own, and those of keys that stand for them. */
export function viewerOf({ account, key, team }: Caller): RunViewer {
  return { userId: account.id, keyTeam: key === null ? null : (team?.id ?? key.id) };
}

export function noSuchRun(): Result<never> {
  return fail('not_found', 'There is no such run. It may have been deleted.');
}
