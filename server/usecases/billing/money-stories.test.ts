import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betterPlan, defaultPlanKey, isTeamPlan, type PlanKey } from '#domain/plans/catalogue.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { createMemoryDatabase } from '#testing/memory-stores.ts';
import { MoneyStory, type Step, storyPrices } from '#testing/money-story.ts';
import { billingStoreSuite } from '#testing/suites/billing-store.ts';
import type { SandboxSubscription } from '../../adapters/payments/sandbox/entities.ts';
import { priceIdOf } from '../../adapters/payments/sandbox/money.ts';
import type { Account } from '../../ports/users.ts';
import { subjectOf } from '../caller.ts';
import { describeUser } from '../describe-user.ts';

/** `MONEY_STORIES=100000 MONEY_SEED=7 npx vitest run server/usecases/billing/money-stories.test.ts` tells more, and others. */
const stories = Number(process.env['MONEY_STORIES'] ?? 20_000);
const seed = Number(process.env['MONEY_SEED'] ?? 1);

const hour = 3_600_000;
const which = fc.nat({ max: 40 });
const who = fc.nat({ max: 1 });
const price = fc.nat({ max: storyPrices.length - 1 });
const kind = <const K extends Step['do']>(...kinds: readonly K[]) => fc.constantFrom(...kinds);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: kind('open'), who, price }) },
  { weight: 4, arbitrary: fc.record({ do: kind('pay'), which, failsLater: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: kind('cancel', 'undo', 'card'), who, which }) },
  { weight: 2, arbitrary: fc.record({ do: kind('change'), who, which, price }) },
  { weight: 3, arbitrary: fc.record({ do: kind('period', 'refund', 'lose', 'tell again'), which }) },
  { weight: 5, arbitrary: fc.record({ do: kind('tell'), which }) },
  { weight: 2, arbitrary: fc.record({ do: kind('join', 'leave', 'hand over'), who }) },
  { weight: 1, arbitrary: fc.record({ do: kind('repair') }) },
  { weight: 2, arbitrary: fc.record({ do: kind('wait'), hours: fc.constantFrom(1, 30, 700, 800, 9000) }) },
);

describe('a database in memory, which stories are told on', () => {
  const memory = createMemoryDatabase();
  billingStoreSuite(() => memory.database);
});

describe('any story of two people who pay', () => {
  it('ends with what the provider charges equal to what the account shows, and plans equal to what is paid', async () => {
    // Half of them begin with somebody who pays already: the rest is then about that.
    const begin = fc.record({ who, price, paid: fc.boolean() });
    const told = fc.array(step, { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(begin, told, async (first, steps) => {
        const story = new MoneyStory();
        await story.take({ do: 'open', ...first });
        if (first.paid) {
          await story.take({ do: 'pay', which: 0, failsLater: first.price % 2 === 0 });
          await story.take({ do: 'repair' });
        }
        for (const one of steps) await story.take(one);
        await story.comeToRest();
        expect([await story.unsettled(), await story.keptOfReturned()]).toEqual([0, []]);
        const books = await booksOf(story);
        for (const person of story.people) await judge(story, person, books);
      }),
      { numRuns: stories, seed },
    );
  });
});

/** A subscription in the provider's own books: until when it is paid, and what it charges next. */
interface Booked {
  readonly entity: SandboxSubscription['entity'];
  readonly payer: string;
  readonly plan: PlanKey;
  readonly teamId: string | null;
  readonly paidUntil: number;
}

async function booksOf(story: MoneyStory): Promise<Booked[]> {
  const all = await story.atProvider();
  return Promise.all(
    all.map(async ({ entity }) => ({
      entity,
      payer: entity.custom_data['userId'] ?? '',
      plan: story.prices.find(priceIdOf(entity))?.plan ?? defaultPlanKey,
      teamId: await story.teamOf(entity.id),
      paidUntil: await paidUntil(story, entity),
    })),
  );
}

async function judge(story: MoneyStory, person: Account, books: readonly Booked[]): Promise<void> {
  const now = story.clock.now();
  const { subscriptions } = describeUser({ clock: story.clock }, await story.caller(person));
  const charged = books.filter(({ entity, payer }) => payer === person.id && goesOn(entity));
  const shown = subscriptions.filter(
    ({ isPayer, cancelsAt, subscriptionStatus }) =>
      isPayer && cancelsAt === null && subscriptionStatus !== 'canceled',
  );
  const said = shown.map(({ paddleSubscriptionId: id, plan, interval, chargesAt, isOwing }) => ({
    id,
    plan,
    interval,
    chargesAt,
    isOwing,
  }));
  expect(byId(said)).toEqual(byId(charged.map(({ entity, plan }) => chargeOf(story, entity, plan))));
  const forThemselves = shown.filter(({ use }) => use !== 'other-team');
  if (!story.mayHaveTwo.has(person.id)) expect(forThemselves.length).toBeLessThanOrEqual(1);

  for (const hours of [0, 2, 24 * 20, 24 * 40, 24 * 400]) {
    const at = new Date(now.getTime() + hours * hour);
    const then = await story.caller(person, at);
    const paid = paidPlanOf(books, person.id, then.team?.id ?? null, at.getTime());
    expect(entitlements(subjectOf(then), at).planKey).toBe(paid);
  }
}

const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  [...all].sort((one, other) => (one.id < other.id ? -1 : 1));

function goesOn({ status, scheduled_change: change }: SandboxSubscription['entity']): boolean {
  return status !== 'canceled' && change === null;
}

/** What the provider is going to charge, and when. */
function chargeOf(story: MoneyStory, entity: SandboxSubscription['entity'], plan: PlanKey) {
  const isOwing = entity.status === 'past_due';
  return {
    id: entity.id,
    plan,
    interval: story.prices.find(priceIdOf(entity))?.interval ?? null,
    chargesAt: isOwing ? null : entity.next_billed_at,
    isOwing,
  };
}

/** The best plan that money opens to somebody: what they pay for themselves, and what anybody pays for their team. */
function paidPlanOf(books: readonly Booked[], personId: string, ownTeam: string | null, at: number): PlanKey {
  return books
    .filter(({ plan, payer, teamId }) =>
      isTeamPlan(plan) ? ownTeam !== null && teamId === ownTeam : payer === personId,
    )
    .filter((one) => one.paidUntil > at)
    .reduce((best, { plan }) => betterPlan(best, plan), defaultPlanKey);
}

/** By the provider's own books: to the end of the last payment that it kept, or to where a later one took its place. */
async function paidUntil(story: MoneyStory, entity: SandboxSubscription['entity']): Promise<number> {
  const all = story.paid.filter(({ subscriptionId }) => subscriptionId === entity.id);
  let until = 0;
  for (const [index, { id, endsAt }] of all.entries())
    if (!(await story.isRefunded(id))) until = Math.min(endsAt, all[index + 1]?.startsAt ?? endsAt);
  const periodEnd = Date.parse(entity.current_billing_period?.ends_at ?? '9999-01-01T00:00:00Z');
  until = Math.min(until, periodEnd);
  if (entity.canceled_at !== null) return Math.min(until, Date.parse(entity.canceled_at));
  return until > 0 && entity.status === 'active' && entity.scheduled_change === null ? until + hour : until;
}
