import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import { type AskDeps, leaveKeys } from '../keys/ask-to-rotate.ts';
import { isId } from '../teams/managed-team.ts';
import { signOutEverywhere } from './end-sessions.ts';
import type { SessionDeps } from './list-sessions.ts';

interface Change {
  readonly userId: string;
  /** Why, in the admin's words; for the log. */
  readonly reason: string;
}

type DisableDeps = SessionDeps & AskDeps;

/** Closes an account: its next request is refused, by session, token and key alike. */
export async function disableUser(
  deps: DisableDeps,
  admin: Caller,
  { userId, reason }: Change,
): Promise<Result<OutputOf<'disableUser'>>> {
  if (userId === admin.account.id)
    return fail('conflict', 'You cannot close your own account here: another admin can.');
  const { stores, clock } = deps;
  const now = clock.now();
  const account = isId(userId) ? await stores.users.find(userId) : null;
  if (account === null) return unknown();
  await stores.users.setDisabled(userId, now);
  await signOutEverywhere(deps, account, admin.account.id);
  await leaveKeys(deps, userId);
  await note(deps, admin, { userId, reason }, 'user.disabled');
  return ok({ id: userId, disabledAt: now.toISOString() });
}

/** Opens a closed account again; its owner signs in anew. */
export async function enableUser(
  deps: SessionDeps,
  admin: Caller,
  { userId, reason }: Change,
): Promise<Result<OutputOf<'enableUser'>>> {
  if (!isId(userId) || !(await deps.stores.users.setDisabled(userId, null))) return unknown();
  await note(deps, admin, { userId, reason }, 'user.enabled');
  return ok({ id: userId, disabledAt: null });
}

function note(
  { stores, clock }: SessionDeps,
  admin: Caller,
  { userId, reason }: Change,
  action: 'user.disabled' | 'user.enabled',
): Promise<void> {
  return stores.audit.add({
    at: clock.now(),
    action,
    actorId: admin.account.id,
    target: userId,
    before: action === 'user.disabled' ? 'open' : 'closed',
    after: reason,
  });
}

function unknown(): Result<never> {
  return fail('not_found', 'There is no user with this id.');
}
