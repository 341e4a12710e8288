import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';

interface AskDeps {
  readonly stores: Pick<Stores, 'teams' | 'apiKeys' | 'audit'>;
  readonly clock: Clock;
}

/**
 * Marks the keys that a member could see, so that the owner is asked to rotate them: before the member is taken out of the team,
 * or loses the right. They are not rotated at once, since that would stop whatever runs on them, at a moment that the owner did not choose.
 */
export async function askToRotate(
  { stores, clock }: AskDeps,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<void> {
  const right = await stores.teams.keyRight(teamId, memberId);
  const until = right?.mayUseKeys === true ? 'all' : (right?.knownAt ?? null);
  if (until === null) return;
  const now = clock.now();
  const known = await stores.apiKeys.markKnown(teamId, until, now);
  if (known.length === 0) return;
  const entry = { at: now, actorId: null, target: teamId, before: memberId, after: known.join(' ') };
  await stores.audit.add({ ...entry, action: 'api-key.rotation-asked' });
}

/** The same for whoever is about to be out of the team in which they are a member, whichever it is. The owner of one is not. */
export async function leaveKeys(deps: AskDeps, userId: string): Promise<void> {
  const team = await deps.stores.teams.ofMember(userId);
  if (team !== null && team.ownerId !== userId)
    await askToRotate(deps, { teamId: team.id, memberId: userId });
}
