import { ok } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { forCaller, type Handler } from '../http/call.ts';
import {
  liftEmbargo as lift,
  listEmbargoes as listEmbargoesOf,
  setEmbargo as set,
} from '../usecases/embargoes/embargoes.ts';
import { actOnSignOff as act, actOnReview as actByLink } from '../usecases/sign-offs/act-on-sign-off.ts';
import { askForSignOff } from '../usecases/sign-offs/ask-for-sign-off.ts';
import { getClearance as clearance } from '../usecases/sign-offs/clearance.ts';
import { findForCaller, findForReviewer, showSignOff } from '../usecases/sign-offs/find-sign-off.ts';
import { getRecord as record } from '../usecases/sign-offs/get-record.ts';
import { listSignOffs as list } from '../usecases/sign-offs/list-sign-offs.ts';
import {
  getTeamSignOff as getRule,
  saveTeamSignOff as saveRule,
} from '../usecases/sign-offs/team-sign-off.ts';

export const askSignOff = forCaller<'askSignOff'>((deps, { caller, body, signal }) =>
  askForSignOff(deps, { caller, signal }, body),
);

export const listSignOffs = forCaller<'listSignOffs'>(async (deps, { caller, query }) =>
  ok(await list(deps, caller, query)),
);

export const getSignOff = forCaller<'getSignOff'>(async (deps, { caller, params }) => {
  const found = await findForCaller(deps, deps.database, caller, params.signOffId);
  return found.ok ? ok(await showSignOff(deps, found.value)) : found;
});

export const actOnSignOff = forCaller<'actOnSignOff'>((deps, { caller, params, body, signal }) =>
  act(deps, { caller, signal }, { params, body }),
);

export const getRecord = forCaller<'getRecord'>((deps, { caller, params, query, signal }) =>
  record(deps, { caller, signal }, { params, query }),
);

export const getReview: Handler<'getReview'> = async (deps: AppDeps, { params }) => {
  const found = await findForReviewer(deps, deps.database, params.token);
  return found.ok ? ok(await showSignOff(deps, found.value)) : found;
};

export const actOnReview: Handler<'actOnReview'> = (deps: AppDeps, { params, body, signal }) =>
  actByLink(deps, signal, { params, body });

export const getTeamSignOff = forCaller<'getTeamSignOff'>((deps, { caller, params }) =>
  getRule(deps, caller, params.teamId),
);

export const saveTeamSignOff = forCaller<'saveTeamSignOff'>((deps, { caller, params, body }) =>
  saveRule(deps, caller, { ...params, ...body }),
);

export const getClearance = forCaller<'getClearance'>(async (deps, { caller, body }) =>
  ok(await clearance(deps, caller, body)),
);

export const setEmbargo = forCaller<'setEmbargo'>((deps, { caller, body }) => set(deps, caller, body));

export const listEmbargoes = forCaller<'listEmbargoes'>(async (deps, { caller }) =>
  ok(await listEmbargoesOf(deps, caller)),
);

export const liftEmbargo = forCaller<'liftEmbargo'>((deps, { caller, params, body }) =>
  lift(deps, caller, { ...params, ...body }),
);
