import type { OutputOf } from '#contract/types.ts';
import type { ClaimVerifier } from '../../ports/claim-verifier.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FigureDescriber } from '../../ports/figure-describer.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { LocalModel } from '../../ports/local-models.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';

export interface DescribeWriterDeps {
  readonly database: Pick<Database, 'modelUsage'>;
  readonly model: LanguageModel | null;
  readonly figures: FigureDescriber | null;
  readonly claimVerifier: ClaimVerifier | null;
  readonly clock: Clock;
  readonly findLocalModels: () => Promise<readonly LocalModel[]>;
}

/** Which writer is at work and where texts go; for admins also what it costs, and what else could be used. */
export async function describeWriter(
  deps: DescribeWriterDeps,
  caller: Caller,
): Promise<OutputOf<'getWriter'>> {
  const { model, database } = deps;
  const figures = deps.figures?.about ?? null;
  const on = (await database.modelUsage.switchedOff()) === null;
  const admin = caller.role === 'admin' ? await forAdmin(deps) : null;
  const seen = figures === null ? null : { model: figures.model, host: figures.host, reach: figures.reach };
  const rest = { verifier: deps.claimVerifier?.by ?? null, on, figures: seen, admin };
  if (model === null) return { writer: 'embedded', model: null, host: null, reach: 'nowhere', ...rest };
  const { provider, model: name, host, reach } = model.about;
  return { writer: provider, model: name, host, reach, ...rest };
}

async function forAdmin({ database, clock, model, findLocalModels }: DescribeWriterDeps) {
  const today = await database.modelUsage.ofDay(clock.now().toISOString().slice(0, 10));
  // Nobody looks for other models where one is configured.
  const found = model === null ? await findLocalModels() : [];
  return { found: found.map((one) => ({ ...one, models: [...one.models] })), today };
}
