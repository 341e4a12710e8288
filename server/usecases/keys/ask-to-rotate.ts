import { fullName } from '#domain/accounts/profile.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Team } from '../../ports/teams.ts';

export interface AskDeps {
  readonly stores: Pick<Stores, 'teams' | 'apiKeys' | 'audit' | 'users' | 'mail'>;
  readonly clock: Clock;
  readonly settings: { readonly publicUrl: string };
}

/**
 * Marks the keys that a member could see, and asks the owner to rotate them: before the member is taken out of the team, or loses the
 * right. They are not rotated at once, since that would stop whatever runs on them, at a moment that the owner did not choose.
 */
export async function askToRotate(
  deps: AskDeps,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<void> {
  const { stores, clock } = deps;
  const right = await stores.teams.keyRight(teamId, memberId);
  const until = right?.mayUseKeys === true ? 'all' : (right?.knownAt ?? null);
  if (until === null) return;
  const now = clock.now();
  const before = await stores.apiKeys.list(teamId);
  const known = await stores.apiKeys.markKnown(teamId, until, now);
  if (known.length === 0) return;
  const entry = { at: now, actorId: null, target: teamId, before: memberId, after: known.join(' ') };
  await stores.audit.add({ ...entry, action: 'api-key.rotation-asked' });
  // Of keys that wait to be rotated already the owner has been told.
  const isNews = before.some(({ id, knownOutsideAt }) => knownOutsideAt === null && known.includes(id));
  const team = isNews ? await stores.teams.find(teamId) : null;
  if (team !== null) await mailOwner(deps, team, known.length);
}

async function mailOwner({ stores, clock, settings }: AskDeps, team: Team, count: number): Promise<void> {
  const owner = await stores.users.find(team.ownerId);
  if (owner === null) return;
  const data = {
    name: owner.profile === null ? owner.name : fullName(owner.profile),
    teamName: team.name,
    count,
    link: `${settings.publicUrl}/team-dashboard`,
  };
  await stores.mail.add({ to: owner.email, content: { template: 'keys-to-rotate', data } }, clock.now());
}

/** The same for whoever is about to be out of the team in which they are a member, whichever it is. The owner of one is not. */
export async function leaveKeys(deps: AskDeps, userId: string): Promise<void> {
  const team = await deps.stores.teams.ofMember(userId);
  if (team !== null && team.ownerId !== userId)
    await askToRotate(deps, { teamId: team.id, memberId: userId });
}
