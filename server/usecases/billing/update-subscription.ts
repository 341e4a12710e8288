import type { OutputOf } from '#contract/types.ts';
import type { Price } from '#domain/billing/price-list.ts';
import { accessUntil, isForTeam, type Subscription } from '#domain/billing/subscription.ts';
import { isTeamPlan, plans } from '#domain/plans/catalogue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../caller.ts';
import {
  type ChangeDeps,
  type Changed,
  changedTo,
  dayOf,
  findPaid,
  keepState,
  type Managed,
} from './managed-subscription.ts';
import { memberElsewhere } from './member-elsewhere.ts';
import { staysOnly } from './stays-only.ts';

interface Wish {
  readonly subscriptionId: string;
  readonly priceId: string;
}

/**
 * Moves a subscription to another plan or interval, charged at once for the difference: so only who pays may, or an admin. The plan
 * that one has already is no change, and costs nothing.
 */
export async function updateSubscription(
  deps: ChangeDeps,
  caller: Caller,
  wish: Wish,
): Promise<Result<Changed>> {
  const wanted = await wantedOf(deps, caller, wish);
  if (!wanted.ok) return wanted;
  const { known, payments, price } = wanted.value;
  if (isSame(known, price)) return changedTo(known, sameWords(known, price));
  const free = await mayBecome(deps, caller, wanted.value);
  if (!free.ok) return free;
  const changed = await payments.changePrice(known.id, price.id);
  if (!changed.ok) return changed;
  await keepState(deps, changed.value);
  return changedTo(changed.value, `You are on ${nameOf(price)} now, ${wayOf(price)}.`);
}

/** What that would charge, and when, so that nobody is surprised. */
export async function previewChange(
  deps: ChangeDeps,
  caller: Caller,
  wish: Wish,
): Promise<Result<OutputOf<'previewChange'>>> {
  const wanted = await wantedOf(deps, caller, wish);
  if (!wanted.ok) return wanted;
  const { known, payments, price } = wanted.value;
  if (isSame(known, price)) return fail('conflict', sameWords(known, price));
  const free = await mayBecome(deps, caller, wanted.value);
  if (!free.ok) return free;
  const told = await payments.previewChange(known.id, price.id);
  if (!told.ok) return told;
  const { currency, chargedNow, credited, nextCharge, nextChargeAt } = told.value;
  return ok({
    plan: price.plan,
    interval: price.interval,
    currency,
    chargedNow,
    credited,
    nextCharge,
    nextChargeAt: nextChargeAt?.toISOString() ?? null,
  });
}

type Wanted = Managed & { readonly price: Price };

async function wantedOf(
  deps: ChangeDeps,
  caller: Caller,
  { subscriptionId, priceId }: Wish,
): Promise<Result<Wanted>> {
  const price = deps.payments?.prices.find(priceId) ?? null;
  const paid = await findPaid(deps, caller, subscriptionId);
  if (!paid.ok) return paid;
  return price === null
    ? fail('not_found', 'This plan cannot be bought here.')
    : ok({ ...paid.value, price });
}

function isSame({ priceId, status }: Subscription, price: Price): boolean {
  return priceId === price.id && status !== 'canceled';
}

async function mayBecome(deps: ChangeDeps, caller: Caller, wanted: Wanted): Promise<Result<null>> {
  const { known, price, payments } = wanted;
  if (isTeamPlan(price.plan) && caller.team?.role === 'member' && known.userId === caller.account.id)
    return memberElsewhere(caller.team.name);
  // Paid back, or not paid yet: what is left of a period that nobody paid would come off the new price.
  const isUnpaid = known.status === 'active' && accessUntil(known) <= deps.clock.now();
  if (isUnpaid && known.cancelsAt === null) return unpaid();
  // What is paid for a team of somebody else becomes a plan of their own, beside the one that they may have.
  const leavesTeam = isForTeam(known, payments.prices) && !isTeamPlan(price.plan);
  return leavesTeam ? staysOnly(deps, payments, known) : ok(null);
}

function unpaid(): Result<never> {
  return fail(
    'conflict',
    'Nothing is paid for this plan now, so it cannot be changed. You can cancel it, and then choose another.',
  );
}

function sameWords({ cancelsAt }: Subscription, price: Price): string {
  const ends =
    cancelsAt === null ? '' : ` It is set to end on ${dayOf(cancelsAt)}; you can undo that in your account.`;
  return `You are on ${nameOf(price)} already, ${wayOf(price)}. Nothing was changed or charged.${ends}`;
}

function nameOf({ plan }: Price): string {
  return plans[plan].title;
}

function wayOf({ interval }: Price): string {
  return interval === 'year' ? 'paid yearly' : 'paid monthly';
}
