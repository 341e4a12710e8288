import { isTeamPlan } from '#domain/plans/catalogue.ts';
import { teamNameOf } from '#domain/teams/team-name.ts';
import type { Payments, SubscriptionState } from '../../ports/payments.ts';
import type { Stores } from '../../ports/stores.ts';
import { type AskDeps, leaveKeys } from '../keys/ask-to-rotate.ts';

/**
 * Makes the buyer's team at the first team plan of a subscription, and ties the two for good. It looks at what each state
 * says, not at whether a later one is known: so every order of events ends with the same team.
 */
export async function tieTeam(
  deps: Omit<AskDeps, 'stores'> & { readonly payments: Payments | null },
  stores: AskDeps['stores'] & Pick<Stores, 'billing'>,
  state: Pick<SubscriptionState, 'id' | 'priceId'>,
): Promise<void> {
  const { payments, clock } = deps;
  const { billing, teams, users } = stores;
  const price = payments?.prices.find(state.priceId) ?? null;
  if (price === null || !isTeamPlan(price.plan)) return;
  const subscription = await billing.find(state.id);
  if (subscription === null || subscription.userId === null || subscription.teamId !== null) return;
  const buyer = await users.find(subscription.userId);
  if (buyer === null) return;
  // Who was a member elsewhere leaves that team with it.
  await leaveKeys({ ...deps, stores }, buyer.id);
  const team = await teams.ownedBy(buyer.id, teamNameOf(buyer), clock.now());
  await billing.bindTeam(state.id, team.id);
}
