import type { Metadata } from '#contract/types.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { identifierText } from '#domain/research/identifiers/identifier.ts';
import { type LookupKind, readIdentifier } from '#domain/research/identifiers/read-identifier.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { MetadataSources } from '../ports/metadata-source.ts';
import type { Database } from '../ports/stores.ts';
import { type Caller, subjectOf } from './caller.ts';
import { findWork, lookupTitle } from './look-up/find-work.ts';

export interface LookUpDeps {
  readonly database: Pick<Database, 'lookups'>;
  readonly metadata: MetadataSources;
  readonly clock: Clock;
}

/** Days for what was found whole, minutes for what was not, or for what a silent service may complete. In milliseconds. */
const kept = { found: 2 * 24 * 3_600_000, partly: 5 * 60_000, notFound: 10 * 60_000 } as const;

interface LookUp {
  readonly kind: LookupKind;
  readonly paste: string;
  readonly signal: AbortSignal;
}

/** Looks a work up, for plans that have it. An answer that is kept is given again. */
export async function lookUpMetadata(
  deps: LookUpDeps,
  caller: Caller,
  asked: LookUp,
): Promise<Result<Metadata>> {
  const allowed = requireFeature(subjectOf(caller), 'lookup', deps.clock.now());
  return allowed.ok ? lookUpForAnybody(deps, asked) : allowed;
}

/** The same whatever the plan. */
export async function lookUpForAnybody(
  deps: LookUpDeps,
  { kind, paste, signal }: LookUp,
): Promise<Result<Metadata>> {
  const read = readIdentifier(paste, kind);
  if (!read.ok) return { ok: false, failure: { title: lookupTitle(kind), ...read.failure } };
  const key = `${kind} ${identifierText(read.value)}`;
  const known = await deps.database.lookups.get(key, deps.clock.now());
  if (known !== null) return keptAnswer(known);
  const found = await findWork(deps.metadata, { identifier: read.value, kind }, signal);
  if (!found.ok) {
    if (found.failure.code === 'not_found') await keep(deps, key, found, kept.notFound);
    return found;
  }
  const answer = ok({ ...found.value.work, lookedUpAt: deps.clock.now().toISOString() });
  await keep(deps, key, answer, found.value.isComplete ? kept.found : kept.partly);
  return answer;
}

async function keep(deps: LookUpDeps, key: string, answer: Result<Metadata>, time: number): Promise<void> {
  await deps.database.lookups.put(key, JSON.stringify(answer), new Date(deps.clock.now().getTime() + time));
}

/** We wrote it ourselves; the contract checks it once more on its way out. */
function keptAnswer(answer: string): Result<Metadata> {
  const result: Result<Metadata> = JSON.parse(answer);
  return result.ok ? ok(result.value) : fail(result.failure.code, result.failure.message, result.failure);
}
