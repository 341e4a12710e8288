import { createPriceList, type Price, sandboxPrices } from '#domain/billing/price-list.ts';
import { createPaddle } from '#server/adapters/payments/paddle.ts';
import { paddleEvent } from '#server/adapters/payments/paddle-events.ts';
import type { SandboxSubscription } from '#server/adapters/payments/sandbox/entities.ts';
import { createSandboxPaddle } from '#server/adapters/payments/sandbox/sandbox-paddle.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { SandboxPayments } from '#server/ports/sandbox-payments.ts';
import type { Database } from '#server/ports/stores.ts';
import type { Account } from '#server/ports/users.ts';
import { type AuthenticateDeps, callerOf } from '#server/usecases/authenticate.ts';
import { applyEvent, subscriptionOf } from '#server/usecases/billing/apply-event.ts';
import { cancelSubscription } from '#server/usecases/billing/cancel-subscription.ts';
import { beginCardChange, changeSandboxCard } from '#server/usecases/billing/change-card.ts';
import { openCheckout } from '#server/usecases/billing/open-checkout.ts';
import { repairMissedEvents } from '#server/usecases/billing/repair-missed-events.ts';
import { resumeSubscription } from '#server/usecases/billing/resume-subscription.ts';
import { settleSecondPurchases } from '#server/usecases/billing/second-purchase.ts';
import { updateSubscription } from '#server/usecases/billing/update-subscription.ts';
import type { Caller } from '#server/usecases/caller.ts';
import { handOverTeam } from '#server/usecases/teams/hand-over-team.ts';
import { removeMember } from '#server/usecases/teams/remove-member.ts';
import { ManualClock } from './manual-clock.ts';
import { createMemoryDatabase } from './memory-stores.ts';

/** What can happen to two people who pay, their teams, and the provider. Numbers choose among what is there at that moment. */
export type Step =
  | { readonly do: 'open'; readonly who: number; readonly price: number }
  | { readonly do: 'pay'; readonly which: number; readonly failsLater: boolean }
  | { readonly do: 'cancel' | 'undo' | 'card'; readonly who: number; readonly which: number }
  | { readonly do: 'change'; readonly who: number; readonly which: number; readonly price: number }
  | { readonly do: 'period' | 'refund' | 'tell' | 'lose'; readonly which: number }
  | { readonly do: 'tell again'; readonly which: number }
  | { readonly do: 'join' | 'leave' | 'hand over'; readonly who: number }
  | { readonly do: 'repair' }
  | { readonly do: 'wait'; readonly hours: number };

/** The prices that stories are about: for one person and for a team, by the month and by the year. */
export const storyPrices: readonly Price[] = sandboxPrices().filter(({ plan }) =>
  ['BASIC', 'PRO', 'SMALL_TEAM', 'BUSINESS'].includes(plan),
);

const apiKey = 'pdl_of_stories';
const cards = { works: '4242424242424242', failsLater: '4000002760003184' } as const;

interface Order {
  readonly priceId: string;
  readonly customData: Record<string, string>;
  /** When it was opened. */
  readonly at: number;
}

interface Paid {
  readonly id: string;
  readonly subscriptionId: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The world of one story: the provider's stand-in, our use cases, and between them events that wait, come twice or never. */
export class MoneyStory {
  readonly clock = new ManualClock();
  readonly people: readonly Account[];
  /** Every period that the provider was paid for, in its order. */
  readonly paid: Paid[] = [];
  /** Who got a team back that they pay for, or left one, beside a plan of their own: then both are theirs. */
  readonly mayHaveTwo = new Set<string>();
  private readonly memory = createMemoryDatabase();
  private readonly sandbox: SandboxPayments;
  private readonly orders: Order[] = [];
  private readonly waiting: string[] = [];
  private readonly told: string[] = [];
  private readonly deps: AuthenticateDeps & { readonly database: Database } & Parameters<
      typeof repairMissedEvents
    >[0] & { readonly payments: Payments; readonly sandboxPayments: SandboxPayments };

  constructor() {
    const { database } = this.memory;
    this.sandbox = createSandboxPaddle({
      objects: database.sandboxObjects,
      prices: createPriceList(storyPrices),
      apiKey,
      now: () => this.clock.now(),
      deliver: async (body) => {
        // The rest has no effect: it is fetched with everything else in the end.
        if (!/"(?:subscription\.\w+|transaction\.completed|adjustment\.\w+)"/.test(body)) return true;
        this.waiting.push(body);
        this.notePaid(body);
        return true;
      },
    });
    const settings = {
      apiUrl: 'http://nowhere',
      apiKey,
      webhookSecrets: [],
      prices: storyPrices,
      client: { provider: 'sandbox', environment: 'sandbox', clientToken: null } as const,
    };
    const payments = createPaddle(settings, async ({ method, path, body }) => {
      const url = new URL(path, 'http://nowhere');
      const query = Object.fromEntries(url.searchParams);
      // A second passes with every call: what happens later has a later time.
      this.clock.advance(1000);
      return this.sandbox.rest({ method, path: url.pathname, query, authorization: apiKey, body });
    });
    this.deps = {
      database,
      stores: database,
      payments,
      sandboxPayments: this.sandbox,
      clock: this.clock,
      checkoutSecret: 'a secret of stories',
      settings: { publicUrl: 'http://nowhere', whyUnavailable: () => null },
      accounts: null,
      auditSecret: '',
      adminEmails: [],
      adminSecondFactor: false,
      verifier: { verify: nobody },
      tokens: { create: nobody, hash: nobody },
    } as unknown as MoneyStory['deps'];
    this.people = ['ada@example.org', 'bo@example.org'].map((email) => this.memory.addPerson(email));
  }

  get prices(): Payments['prices'] {
    return this.deps.payments.prices;
  }

  async take(step: Step): Promise<void> {
    this.clock.advance(1000);
    switch (step.do) {
      case 'open':
        return this.open(step.who, step.price);
      case 'pay':
        return this.pay(step.which, step.failsLater);
      case 'cancel':
      case 'undo':
      case 'card':
      case 'change':
        return this.manage(step);
      case 'period':
        return this.endPeriod(step.which);
      case 'refund':
        return this.refund(step.which);
      case 'tell':
        return this.tell(step.which);
      case 'tell again': {
        const body = pick(this.told, step.which);
        return body === undefined ? undefined : this.receive(body);
      }
      case 'lose': {
        const index = this.waiting.length === 0 ? 0 : step.which % this.waiting.length;
        this.waiting.splice(index, 1);
        return;
      }
      case 'join':
      case 'leave':
      case 'hand over':
        return this.move(step.do, step.who);
      case 'repair':
        await repairMissedEvents(this.deps);
        return;
      case 'wait':
        this.clock.advance(step.hours * 3_600_000);
    }
  }

  /** Everything is told in the end, in whatever order, and what was lost is fetched. */
  async comeToRest(): Promise<void> {
    // What is given back then tells of itself, and so on.
    for (let round = 0; round < 2 || this.waiting.length > 0; round += 1) {
      for (let index = 7; this.waiting.length > 0; index = (index * 31 + 11) % 1009) await this.tell(index);
      await repairMissedEvents(this.deps);
    }
  }

  async caller({ id }: Account, at = this.clock.now()): Promise<Caller> {
    const account = await this.deps.database.users.find(id);
    if (account === null) throw new Error('nobody');
    const then = new ManualClock(at);
    const caller = await callerOf({ ...this.deps, clock: then }, account, null);
    if (!caller.ok) throw new Error(caller.failure.message);
    return caller.value;
  }

  /** What the provider has of everybody. */
  async atProvider(): Promise<SandboxSubscription[]> {
    const all = await this.deps.database.sandboxObjects.list('subscription', '', 1000);
    return all.map((body): SandboxSubscription => JSON.parse(body));
  }

  async isRefunded(transactionId: string): Promise<boolean> {
    const body = await this.deps.database.sandboxObjects.get('transaction', transactionId);
    return body !== null && JSON.parse(body).refunded === true;
  }

  async teamOf(subscriptionId: string): Promise<string | null> {
    return (await this.deps.database.billing.find(subscriptionId))?.teamId ?? null;
  }

  /** Payments that the provider kept of what was given back: there are to be none. */
  async keptOfReturned(): Promise<string[]> {
    const returned = new Set(this.memory.returned());
    const kept: string[] = [];
    for (const { id, subscriptionId } of this.paid)
      if (returned.has(subscriptionId) && !(await this.isRefunded(id))) kept.push(id);
    return kept;
  }

  async unsettled(): Promise<number> {
    return (await this.deps.database.billing.secondPurchases(null)).length;
  }

  private async open(who: number, price: number): Promise<void> {
    const caller = await this.caller(this.person(who));
    const opened = openCheckout(this.deps, caller, pick(storyPrices, price)?.id ?? '');
    if (opened.ok) this.orders.push({ ...opened.value, at: this.clock.now().getTime() });
  }

  private async pay(which: number, failsLater: boolean): Promise<void> {
    const order = pick(this.orders, which);
    // Older ones are nobody's: support binds what is paid in them (decision 0010).
    if (order === undefined || this.clock.now().getTime() - order.at > 23 * 3_600_000) return;
    const card = failsLater ? cards.failsLater : cards.works;
    await this.sandbox.checkout({ ...order, card, email: 'x@example.org' });
  }

  private async manage(
    step: Extract<Step, { readonly do: 'cancel' | 'undo' | 'card' | 'change' }>,
  ): Promise<void> {
    const caller = await this.caller(this.person(step.who));
    const id = pick(caller.held, step.which)?.id;
    if (id === undefined) return;
    if (step.do === 'change') {
      const priceId = pick(storyPrices, step.price)?.id ?? '';
      await updateSubscription(this.deps, caller, { subscriptionId: id, priceId });
    } else if (step.do === 'cancel') await cancelSubscription(this.deps, caller, id);
    else if (step.do === 'undo') await resumeSubscription(this.deps, caller, id);
    else await this.giveCard(caller, id);
  }

  private async giveCard(caller: Caller, id: string): Promise<void> {
    const begun = await beginCardChange(this.deps, caller, id);
    if (!begun.ok) return;
    const { transactionId } = begun.value;
    await changeSandboxCard(this.deps, caller, { transactionId, card: cards.works });
  }

  private async endPeriod(which: number): Promise<void> {
    const all = await this.deps.database.sandboxObjects.list('subscription', '', 1000);
    const body = pick(all, which);
    if (body !== undefined) await this.sandbox.endPeriod(JSON.parse(body).entity.id);
  }

  /** Somebody at support gives a payment back. */
  private async refund(which: number): Promise<void> {
    const payment = pick(this.paid, which);
    if (payment !== undefined) await this.deps.payments.refund(payment.id, 'asked for');
  }

  private async tell(which: number): Promise<void> {
    if (this.waiting.length === 0) return;
    const [body = ''] = this.waiting.splice(which % this.waiting.length, 1);
    this.told.push(body);
    await this.receive(body);
  }

  private async receive(body: string): Promise<void> {
    const event = paddleEvent(JSON.parse(body));
    if (event === null) return;
    await applyEvent(this.deps, event);
    const about = subscriptionOf(event);
    if (about !== null) await settleSecondPurchases(this.deps, about);
  }

  private async move(what: 'join' | 'leave' | 'hand over', who: number): Promise<void> {
    const { teams } = this.deps.database;
    const [person, other] = [this.person(who), this.person(who + 1)];
    const caller = await this.caller(person);
    const team = await teams.ofMember(person.id);
    if (what === 'join') {
      const theirs = await teams.ofMember(other.id);
      if (theirs?.ownerId === other.id) await teams.add(theirs.id, person.id, this.clock.now());
    } else if (team !== null && what === 'leave') {
      const left = await removeMember(this.deps, caller, { teamId: team.id, memberId: person.id });
      if (left.ok && team.ownerId === person.id) this.mayHaveTwo.add(person.id);
    } else if (team !== null) {
      const handed = await handOverTeam(this.deps, caller, { teamId: team.id, memberId: other.id });
      if (handed.ok) this.mayHaveTwo.add(other.id);
    }
  }

  private person(who: number): Account {
    const person = pick(this.people, who);
    if (person === undefined) throw new Error('nobody');
    return person;
  }

  private notePaid(body: string): void {
    if (!body.includes('"transaction.completed"')) return;
    const { data } = JSON.parse(body);
    const { starts_at: starts, ends_at: ends } = data.billing_period;
    this.paid.push({
      id: data.id,
      subscriptionId: data.subscription_id,
      startsAt: Date.parse(starts),
      endsAt: Date.parse(ends),
    });
  }
}

function nobody(): never {
  throw new Error('Stories ask for this of nobody.');
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all.length === 0 ? undefined : all[which % all.length];
}
