import { ok } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import { forCaller, type Handler } from '../http/call.ts';
import { deleteAccount as remove } from '../usecases/accounts/delete-account.ts';
import { describeAccount } from '../usecases/accounts/describe-account.ts';
import { disableUser as disable, enableUser as enable } from '../usecases/accounts/disable-user.ts';
import { endSession as end } from '../usecases/accounts/end-session.ts';
import { endOtherSessions, signOutEverywhere } from '../usecases/accounts/end-sessions.ts';
import { exportAccount as collect } from '../usecases/accounts/export-account.ts';
import { listAudit as list } from '../usecases/accounts/list-audit.ts';
import { type SessionDeps, listSessions as sessionsOf } from '../usecases/accounts/list-sessions.ts';

export const getAccount = forCaller<'getAccount'>(async (deps, { caller }) =>
  ok(await describeAccount(deps, caller)),
);

export const exportAccount = forCaller<'exportAccount'>((deps, { caller }) =>
  collect({ ...deps, stores: deps.database, turns: deps.exportTurns }, caller),
);

export const deleteAccount = forCaller<'deleteAccount'>(async (deps, { caller, body, setSession }) => {
  const removed = await remove(deps, caller, { email: body.email, password: body.password ?? '' });
  if (removed.ok) setSession(null);
  return removed;
});

export const listSessions = forCaller<'listSessions'>(async (deps, { caller }) =>
  ok(await sessionsOf(sessionDeps(deps), caller)),
);

export const endSession = forCaller<'endSession'>((deps, { caller, params }) =>
  end(sessionDeps(deps), caller, params.sessionId),
);

export const endSessions = forCaller<'endSessions'>(async (deps, { caller, body, setSession }) => {
  if (body.which === 'others') await endOtherSessions(sessionDeps(deps), caller);
  else {
    await signOutEverywhere(sessionDeps(deps), caller.account);
    setSession(null);
  }
  return ok(null);
});

export const disableUser = forCaller<'disableUser'>((deps, { caller, params, body }) =>
  disable({ ...sessionDeps(deps), stores: deps.database, settings: deps.settings }, caller, {
    ...params,
    ...body,
  }),
);

export const enableUser = forCaller<'enableUser'>((deps, { caller, params, body }) =>
  enable(sessionDeps(deps), caller, { ...params, ...body }),
);

export const listAudit: Handler<'listAudit'> = async ({ database }, { query }) =>
  ok(await list({ stores: database }, query));

function sessionDeps({ database, accounts, clock }: AppDeps): SessionDeps {
  return { stores: database, accounts, clock };
}
