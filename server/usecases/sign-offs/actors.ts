import { fullName } from '#domain/accounts/profile.ts';
import type { Actor } from '#domain/sign-off/sign-off.ts';
import type { OwnedBy, SeenBy } from '../../ports/sign-offs.ts';
import { countKey } from '../accounts/keyed-hash.ts';
import type { Caller } from '../caller.ts';

/** A caller as the record names them. A person without a team owns what they ask for. */
export function actorOf(auditSecret: string, { account, team, key }: Caller): Actor {
  if (key !== null)
    return { role: 'key', ref: refOf(auditSecret, `key:${key.id}`), name: 'An API key of the team' };
  const given = account.profile === null ? '' : fullName(account.profile);
  return {
    role: team?.role ?? 'owner',
    ref: refOf(auditSecret, account.id),
    name: given || account.name || account.email,
  };
}

/** The same for the same account and key, and no way back to it. */
function refOf(auditSecret: string, id: string): string {
  return countKey(auditSecret, 'actor', id);
}

/** Whose the caller's new things are. */
export function ownerFor({ account, team }: Caller): OwnedBy {
  return team === null ? { teamId: null, userId: account.id } : { teamId: team.id, userId: null };
}

/** What the caller sees: a key what is its team's. */
export function viewerOf({ account, team, key }: Caller): SeenBy {
  return { userId: key === null ? account.id : (team?.id ?? key.id), teamId: team?.id ?? null };
}
