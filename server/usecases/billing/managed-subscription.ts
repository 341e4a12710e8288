import type { OutputOf } from '#contract/types.ts';
import { isForTeam, type Subscription } from '#domain/billing/subscription.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Payments, SubscriptionState } from '../../ports/payments.ts';
import type { Database } from '../../ports/stores.ts';
import type { Caller } from '../caller.ts';
import { tieTeam } from '../teams/tie-team.ts';
import { noPayments } from './no-payments.ts';
import { type PlanNewsDeps, withPlanNews } from './with-plan-news.ts';

export interface ChangeDeps extends PlanNewsDeps {
  readonly database: Pick<Database, 'billing' | 'teams' | 'inTransaction'>;
}

/** What is answered once a subscription was changed. */
export type Changed = OutputOf<'cancelSubscription'>;

/** A subscription that somebody may do something about, and who takes its money. */
export interface Managed {
  readonly known: Subscription;
  readonly payments: Payments;
}

/** Of who pays, of the owner of the team that it is for, or any for an admin. Anybody else is told that there is none. */
export async function findManaged(
  { payments, database }: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Managed>> {
  if (payments === null) return noPayments();
  const known = await database.billing.find(subscriptionId);
  return known === null || !mayManage(caller, known, payments)
    ? fail('not_found', 'There is no such subscription of yours.')
    : ok({ known, payments });
}

function mayManage({ account, role, team }: Caller, known: Subscription, { prices }: Payments): boolean {
  const ownsItsTeam = team?.role === 'owner' && known.teamId === team.id && isForTeam(known, prices);
  return known.userId === account.id || role === 'admin' || ownsItsTeam;
}

/** What charges a card: who pays, or an admin. The owner of a team may end what somebody else pays for it, and nothing more. */
export async function findPaid(
  deps: ChangeDeps,
  caller: Caller,
  subscriptionId: string,
): Promise<Result<Managed>> {
  const managed = await findManaged(deps, caller, subscriptionId);
  if (!managed.ok) return managed;
  const { userId } = managed.value.known;
  return userId === caller.account.id || caller.role === 'admin' ? managed : otherPays();
}

/** After a hand-over: a larger plan would be charged to somebody who did not ask for it. */
function otherPays(): Result<never> {
  return fail(
    'conflict',
    'Somebody else pays for this plan, so only they can change it. You can end it, and then choose a plan yourself: your team stays.',
  );
}

/** Keeps what the provider answered. Told before the event comes; the event, being later, has the last word. */
export async function keepState(deps: ChangeDeps, state: SubscriptionState): Promise<void> {
  await deps.database.inTransaction((stores) =>
    withPlanNews(deps, stores, state.id, async () => {
      await stores.billing.applyState(state, null);
      await tieTeam(deps, stores, state);
    }),
  );
}

/** The answer of a change that the provider made. */
export function changedTo(
  { status, cancelsAt }: Pick<SubscriptionState, 'status' | 'cancelsAt'>,
  message: string,
): Result<Changed> {
  return ok({ message, subscriptionStatus: status, cancelsAt: cancelsAt?.toISOString() ?? null });
}

/** "21 December 2026", in UTC as everywhere. */
export function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
