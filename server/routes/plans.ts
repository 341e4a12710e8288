import { ok } from '#domain/result.ts';
import { forCaller, type Handler } from '../http/call.ts';
import { describeTeam } from '../usecases/describe-team.ts';
import { listPlans as list } from '../usecases/list-plans.ts';

export const getTeam = forCaller<'getTeam'>(async (deps, { caller }) =>
  ok(await describeTeam({ ...deps, stores: deps.database }, caller)),
);

export const listPlans: Handler<'listPlans'> = async ({ payments }) => ok(list(payments));
