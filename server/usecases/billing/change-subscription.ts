import type { OutputOf } from '#contract/types.ts';
import { isForTeam, type Subscription } from '#domain/billing/subscription.ts';
import { isTeamPlan, plans } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Payments, SubscriptionState } from '../../ports/payments.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { tieTeam } from '../teams/tie-team.ts';
import { memberElsewhere } from './member-elsewhere.ts';
import { noPayments } from './no-payments.ts';
import { type PlanNewsDeps, withPlanNews } from './with-plan-news.ts';

interface ChangeDeps extends PlanNewsDeps {
  readonly database: Pick<Database, 'billing' | 'inTransaction'>;
}

type Changed = OutputOf<'cancelSubscription'>;

/**
 * Ends a subscription with the period that is paid: who pays, the owner of the team that it is for, or an admin. Anybody else
 * is told that there is none.
 */
export async function cancelSubscription(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Changed>> {
  return change(
    deps,
    caller,
    subscriptionId,
    (payments) => payments.cancel(subscriptionId),
    ({ cancelsAt }) => {
      const day = cancelsAt === null ? 'at the end of the period' : `on ${dayOf(cancelsAt)}`;
      return `Your subscription ends ${day}. Until then everything stays as it is.`;
    },
  );
}

/** Moves a subscription to another plan or interval, charged at once for the difference: so only who pays may, or an admin. */
export async function updateSubscription(
  deps: ChangeDeps,
  caller: Caller,
  { subscriptionId, priceId }: { readonly subscriptionId: string; readonly priceId: string },
): Promise<Result<Changed>> {
  const price = deps.payments?.prices.find(priceId) ?? null;
  if (deps.payments !== null && price === null) return fail('not_found', 'This plan cannot be bought here.');
  return change(
    deps,
    caller,
    subscriptionId,
    async (payments, { userId }) => {
      if (userId !== caller.account.id && caller.role !== 'admin') return otherPays();
      if (price !== null && isTeamPlan(price.plan) && caller.team?.role === 'member')
        return memberElsewhere(caller.team.name);
      return payments.changePrice(subscriptionId, priceId);
    },
    () => {
      const way = price?.interval === 'year' ? 'yearly' : 'monthly';
      return `You are on ${price === null ? 'the new plan' : plans[price.plan].title} now, paid ${way}.`;
    },
  );
}

async function change(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
  work: (payments: Payments, known: Subscription) => Promise<Result<SubscriptionState>>,
  words: (state: SubscriptionState) => string,
): Promise<Result<Changed>> {
  const { payments, database } = deps;
  if (payments === null) return noPayments();
  const known = await database.billing.find(subscriptionId);
  if (known === null || !mayManage(caller, known, payments))
    return fail('not_found', 'There is no such subscription of yours.');
  const changed = await work(payments, known);
  if (!changed.ok) return changed;
  // Told before the event comes; the event, being later, has the last word.
  await database.inTransaction(async (stores) => {
    await withPlanNews(deps, stores, subscriptionId, async () => {
      await stores.billing.applyState(changed.value, null);
      await tieTeam(deps, stores, changed.value);
    });
  });
  const { status, cancelsAt } = changed.value;
  return ok({
    message: words(changed.value),
    subscriptionStatus: status,
    cancelsAt: cancelsAt?.toISOString() ?? null,
  });
}

function mayManage({ account, role, team }: Caller, known: Subscription, { prices }: Payments): boolean {
  const ownsItsTeam = team?.role === 'owner' && known.teamId === team.id && isForTeam(known, prices);
  return known.userId === account.id || role === 'admin' || ownsItsTeam;
}

/** After a hand-over: a larger plan would be charged to somebody who did not ask for it. */
function otherPays(): Result<never> {
  return fail(
    'conflict',
    'Somebody else pays for this plan, so only they can change it. You can end it, and then choose a plan yourself: your team stays.',
  );
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
