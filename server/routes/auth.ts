import { ok } from '#domain/result.ts';
import { authenticateDeps } from '../http/access.ts';
import { forCaller, type Handler } from '../http/call.ts';
import { closeSession } from '../usecases/close-session.ts';
import { describeUser } from '../usecases/describe-user.ts';
import { openSession as open } from '../usecases/open-session.ts';
import { saveProfile } from '../usecases/save-profile.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = async (deps, { caller }) =>
  ok({ user: caller === null ? null : describeUser(deps, caller) });

export const getMe = forCaller<'getMe'>(async (deps, { caller }) => ok({ user: describeUser(deps, caller) }));

export const openSession: Handler<'openSession'> = async (deps, call) => {
  const { body, sessionToken, setSession, header } = call;
  const userAgent = header('user-agent') ?? '';
  const input = { idToken: body.idToken, previousToken: sessionToken, userAgent };
  const opened = await open(authenticateDeps(deps), input);
  if (!opened.ok) return opened;
  setSession(opened.value.token);
  return ok({ user: describeUser(deps, opened.value.caller) });
};

export const logout: Handler<'logout'> = async (deps, { sessionToken, setSession }) => {
  await closeSession({ ...deps, stores: deps.database }, sessionToken);
  setSession(null);
  return ok(null);
};

export const createUser = forCaller<'createUser'>(async (deps, { caller, body }) => {
  const saved = await saveProfile({ stores: deps.database, clock: deps.clock }, { caller, body });
  return saved.ok ? ok({ user: saved.value }) : saved;
});
