import type { User } from '#contract/types.ts';
import { fullName } from '#domain/accounts/profile.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, subjectOf } from './caller.ts';

/** The caller as the screens know them. */
export function describeUser(deps: { readonly clock: Clock }, caller: Caller): User {
  const { account, role } = caller;
  const subject = subjectOf(caller);
  const may = entitlements(subject, deps.clock.now());
  const given = account.profile === null ? '' : fullName(account.profile);
  const name = given || account.name;
  return {
    id: account.id,
    name,
    displayName: name || account.email,
    email: account.email,
    role,
    teamRole: null,
    teamId: null,
    subscription: {
      plan: may.planKey,
      interval: caller.subscription?.interval ?? null,
      paddleSubscriptionId: caller.subscription?.id ?? null,
      subscriptionStatus: caller.subscription?.status ?? null,
      isLifetime: may.isLifetime,
      paidUntil: caller.subscription?.accessUntil.toISOString() ?? null,
      cancelsAt: caller.subscription?.cancelsAt?.toISOString() ?? null,
    },
  };
}
