import type { OutputOf } from '#contract/types.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import { type DescribeWriterDeps, describeWriter } from './describe-writer.ts';

/** Stops every request to a model at once, on every node, or lets them through again. */
export async function switchWriter(
  deps: DescribeWriterDeps,
  { caller, on }: { readonly caller: Caller; readonly on: boolean },
): Promise<Result<OutputOf<'switchWriter'>>> {
  await deps.database.modelUsage.switch(on, caller.account.id, deps.clock.now());
  return ok(await describeWriter(deps, caller));
}
