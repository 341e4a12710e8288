import type { OutputOf } from '#contract/types.ts';
import { trialTokenState } from '#domain/trials/trial-token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/stores.ts';
import type { ListedTrialToken } from '../../ports/trials.ts';

/** More than anybody reads; links live for a day, so the older ones are history. */
const longestList = 500;

export async function listTrialTokens({
  stores,
  clock,
}: {
  readonly stores: Pick<Stores, 'trials'>;
  readonly clock: Clock;
}): Promise<OutputOf<'listTrialTokens'>> {
  const now = clock.now();
  return (await stores.trials.list(longestList)).map((token) => rowOf(token, now));
}

function rowOf(token: ListedTrialToken, now: Date): OutputOf<'listTrialTokens'>[number] {
  const { id, target, email, days, issuedAt, expiresAt, usedAt, usedBy, teamId, redeemer } = token;
  return {
    _id: id,
    token: id,
    days,
    createdAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: trialTokenState(token, now),
    used: usedAt !== null,
    usedAt: usedAt?.toISOString() ?? null,
    usedBy:
      redeemer === null
        ? null
        : {
            _id: redeemer.id,
            email: redeemer.email,
            subscription: { isLifetime: redeemer.isLifetime },
            team: redeemer.team,
          },
    targetEmail: target === 'user' ? email : null,
    targetTeamEmail: target === 'team' ? email : null,
    targetUserId: target === 'user' ? usedBy : null,
    targetTeamId: teamId,
  };
}
