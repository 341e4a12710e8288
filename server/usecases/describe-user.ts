import type { User } from '#contract/types.ts';
import { fullName } from '#domain/accounts/profile.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, managedSubscription, subjectOf } from './caller.ts';

/** The caller as the screens know them. */
export function describeUser(deps: { readonly clock: Clock }, caller: Caller): User {
  const { account, role } = caller;
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const subscription = managedSubscription(caller, now);
  const given = account.profile === null ? '' : fullName(account.profile);
  const name = given || account.name;
  const { paysForTeam } = caller;
  return {
    id: account.id,
    name,
    displayName: name || account.email,
    email: account.email,
    emailVerified: account.emailVerified,
    role,
    needsSecondFactor: caller.needsSecondFactor,
    teamRole: caller.team?.role ?? null,
    teamId: caller.team?.id ?? null,
    paysForTeam:
      paysForTeam === null
        ? null
        : {
            paddleSubscriptionId: paysForTeam.id,
            plan: paysForTeam.plan,
            cancelsAt: paysForTeam.cancelsAt?.toISOString() ?? null,
          },
    subscription: {
      plan: may.planKey,
      interval: subscription?.interval ?? null,
      paddleSubscriptionId: subscription?.id ?? null,
      subscriptionStatus: subscription?.status ?? null,
      isLifetime: may.isLifetime,
      paidUntil: subscription?.accessUntil.toISOString() ?? null,
      cancelsAt: subscription?.cancelsAt?.toISOString() ?? null,
    },
  };
}
