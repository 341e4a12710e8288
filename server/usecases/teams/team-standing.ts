import {
  type CurrentSubscription,
  currentSubscription,
  isForTeam,
  type Subscription,
  standingOf,
} from '#domain/billing/subscription.ts';
import type { Standing } from '#domain/plans/entitlements.ts';
import { type Seats, seatsOf } from '#domain/teams/seats.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Stores } from '../../ports/stores.ts';

export interface TeamStandingDeps {
  readonly payments: Payments | null;
  readonly clock: Clock;
}

/** What a team has: the best of the subscriptions that are bound to it. */
export interface TeamStanding {
  readonly subscription: CurrentSubscription | null;
  readonly standing: Standing;
}

export async function teamStanding(
  deps: TeamStandingDeps,
  { billing, trials }: Pick<Stores, 'billing' | 'trials'>,
  teamId: string,
): Promise<TeamStanding> {
  const bound = deps.payments === null ? [] : await billing.subscriptionsOfTeam(teamId);
  const owner = `team:${teamId}`;
  return teamStandingOf(deps, bound, (await trials.endsOf([owner])).get(owner) ?? null);
}

/** From the subscriptions that are bound to it and the end of its trial. */
export function teamStandingOf(
  { payments, clock }: TeamStandingDeps,
  bound: readonly Subscription[],
  trialEndsAt: Date | null,
): TeamStanding {
  const forTeam = bound.filter((one) => payments !== null && isForTeam(one, payments.prices));
  const subscription = payments === null ? null : currentSubscription(forTeam, payments.prices, clock.now());
  return { subscription, standing: { ...standingOf(subscription), trialEndsAt } };
}

/** Its seats as they are now; inside a transaction that locked the team, they stay so. */
export async function teamSeats(
  deps: TeamStandingDeps,
  stores: Pick<Stores, 'billing' | 'teams' | 'trials'>,
  teamId: string,
): Promise<Seats> {
  const { standing } = await teamStanding(deps, stores, teamId);
  const members = await stores.teams.members(teamId);
  return seatsOf(standing, members.length, deps.clock.now());
}
