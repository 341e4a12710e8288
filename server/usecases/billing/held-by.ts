import { type HeldSubscription, heldSubscriptions } from '#domain/billing/held.ts';
import type { Payments } from '../../ports/payments.ts';
import type { Stores } from '../../ports/stores.ts';

/** What somebody holds, as it is stored now. */
export async function heldBy(
  { billing, teams }: Pick<Stores, 'billing' | 'teams'>,
  {
    userId,
    prices,
    now,
  }: { readonly userId: string; readonly prices: Payments['prices']; readonly now: Date },
): Promise<HeldSubscription[]> {
  const team = await teams.ofMember(userId);
  const ownTeamId = team?.ownerId === userId ? team.id : null;
  const bought = await billing.subscriptionsOf(userId);
  const ofTeam = ownTeamId === null ? [] : await billing.subscriptionsOfTeam(ownTeamId);
  return heldSubscriptions([...bought, ...ofTeam], { userId, ownTeamId, prices, now });
}
