import { requireFeature } from '#domain/plans/require-feature.ts';
import { fieldOf, recogniseIdentifier } from '#domain/research/identifiers/read-identifier.ts';
import { ok, type Result } from '#domain/result.ts';
import type { RowRequest } from '#domain/runs/draft.ts';
import type { FoundWork } from '#domain/runs/request-of-row.ts';
import type { AskedRow } from '#domain/runs/run-row.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MetadataSources } from '../../ports/metadata-source.ts';
import type { Database } from '../../ports/stores.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { type Caller, subjectOf } from '../caller.ts';
import { lookUpMetadata } from '../look-up-metadata.ts';
import { withKnownStatus } from '../with-known-status.ts';

export interface PrepareRowDeps {
  readonly database: Pick<Database, 'lookups'>;
  readonly metadata: MetadataSources;
  readonly clock: Clock;
  readonly workshop: Workshop;
}

/**
 * What to write for a row. Its identifier is looked up where the plan has look-ups, also where the abstract was given: a
 * retraction must be known of. Where nobody answers, what was given is used, and the draft says so.
 */
export async function prepareRow(
  deps: PrepareRowDeps,
  caller: Caller,
  asked: AskedRow,
  signal: AbortSignal,
): Promise<Result<RowRequest>> {
  const looked = await lookUp(deps, caller, asked, signal);
  if (looked !== null && !looked.ok && asked.abstract === null) return looked;
  const found = looked?.ok === true ? looked.value : null;
  const order = { by: caller.account.id, signal, inBackground: true };
  const prepared = await deps.workshop.do('requestOfRow', { row: asked, found }, order);
  if (!prepared.ok) return prepared;
  const request = await withKnownStatus(deps, prepared.value.request);
  const silent = looked?.ok === false ? [`Not looked up: ${looked.failure.message}`] : [];
  return ok({ ...prepared.value, request, notes: [...prepared.value.notes, ...silent] });
}

/** Null where there is nothing to look up, or where the plan has no look-ups and the row can do without. */
async function lookUp(
  deps: PrepareRowDeps,
  caller: Caller,
  { identifier, abstract }: AskedRow,
  signal: AbortSignal,
): Promise<Result<FoundWork> | null> {
  if (identifier === null) return null;
  const allowed = requireFeature(subjectOf(caller), 'lookup', deps.clock.now());
  if (!allowed.ok) return abstract === null ? allowed : null;
  const read = recogniseIdentifier(identifier);
  if (!read.ok) return read;
  return lookUpMetadata(deps, caller, { kind: fieldOf(read.value), paste: identifier, signal });
}
