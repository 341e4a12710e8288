import type { OutputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { type DescribeWriterDeps, describeWriter } from './describe-writer.ts';

/** Stops every request to a model at once, on every node, or lets them through again. */
export async function switchWriter(
  deps: DescribeWriterDeps & { readonly database: Pick<Database, 'modelUsage' | 'audit'> },
  { caller, on }: { readonly caller: Caller; readonly on: boolean },
): Promise<Result<OutputOf<'switchWriter'>>> {
  const now = deps.clock.now();
  await deps.database.modelUsage.switch(on, caller.account.id, now);
  await deps.database.audit.add({
    at: now,
    action: 'writer.switched',
    actorId: caller.account.id,
    target: 'writer',
    before: '',
    after: on ? 'on' : 'off',
  });
  return ok(await describeWriter(deps, caller));
}
