import type { User } from '#contract/types.ts';
import { fullName } from '#domain/accounts/profile.ts';
import type { HeldSubscription } from '#domain/billing/held.ts';
import { type CurrentSubscription, isOpen } from '#domain/billing/subscription.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import type { Clock } from '../ports/clock.ts';
import { type Caller, countingSubscription, subjectOf } from './caller.ts';

/** The caller as the screens know them. */
export function describeUser(deps: { readonly clock: Clock }, caller: Caller): User {
  const { account, role } = caller;
  const now = deps.clock.now();
  const may = entitlements(subjectOf(caller), now);
  const subscription = countingSubscription(caller, may, now);
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
    ownSubscription: describeCurrent(caller.subscription, now),
    teamSubscription: describeTeamPlan(caller, now),
    subscriptions: caller.held.map(describeHeld),
  };
}

function describeCurrent(one: CurrentSubscription | null, now: Date): User['ownSubscription'] {
  if (one === null) return null;
  return {
    plan: one.plan,
    interval: one.interval,
    paddleSubscriptionId: one.id,
    subscriptionStatus: one.status,
    isOpen: isOpen(one, now),
    paidUntil: one.accessUntil.toISOString(),
    cancelsAt: one.cancelsAt?.toISOString() ?? null,
  };
}

/** Members see that there is a plan, and not how it is paid. */
function describeTeamPlan({ account, team }: Caller, now: Date): User['teamSubscription'] {
  if (team === null || team.subscription === null) return null;
  const { plan, userId } = team.subscription;
  const isPayer = userId === account.id;
  const told = team.role === 'owner' || isPayer ? describeCurrent(team.subscription, now) : null;
  return {
    plan,
    isOpen: isOpen(team.subscription, now),
    isPayer,
    interval: told?.interval ?? null,
    paddleSubscriptionId: told?.paddleSubscriptionId ?? null,
    subscriptionStatus: told?.subscriptionStatus ?? null,
    paidUntil: told?.paidUntil ?? null,
    cancelsAt: told?.cancelsAt ?? null,
  };
}

function describeHeld(one: HeldSubscription): User['subscriptions'][number] {
  return {
    paddleSubscriptionId: one.id,
    plan: one.plan,
    interval: one.interval,
    subscriptionStatus: one.status,
    use: one.use,
    isPayer: one.isPayer,
    isOpen: one.isOpen,
    paidUntil: one.accessUntil.toISOString(),
    cancelsAt: one.cancelsAt?.toISOString() ?? null,
    chargesAt: one.chargesAt?.toISOString() ?? null,
    isOwing: one.isOwing,
    can: one.can,
  };
}
