import { randomUUID } from 'node:crypto';
import type { Subscription } from '#domain/billing/subscription.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { BillingStore, NewSecondPurchase, SecondPurchase } from '#server/ports/billing.ts';
import type { PaidPeriod, SubscriptionState } from '#server/ports/payments.ts';
import type { SandboxObjectStore } from '#server/ports/sandbox-objects.ts';
import type { StandingStore } from '#server/ports/standings.ts';
import type { Database, Stores } from '#server/ports/stores.ts';
import type { Team, TeamStore } from '#server/ports/teams.ts';
import type { Account, UserStore } from '#server/ports/users.ts';

/** A database of nothing but money, people and teams, in memory: for many thousand stories. Whatever else is asked of it throws. */
export interface MemoryDatabase {
  readonly database: Database;
  readonly mails: Mail[];
  /** Subscriptions that were given back as second purchases. */
  returned(): string[];
  addPerson(email: string): Account;
}

/** One story is told at a time, so that nobody waits for anybody: locks do nothing. */
export function createMemoryDatabase(): MemoryDatabase {
  const accounts = new Map<string, Account>();
  const mails: Mail[] = [];
  const billing = memoryBilling();
  const teams = memoryTeams();
  const stores = {
    users: memoryUsers(accounts),
    billing,
    teams,
    standings: memoryStandings(billing, teams),
    sandboxObjects: memoryObjects(),
    mail: { add: async (mail: Mail) => mails.push(mail) > 0 },
    audit: { add: async () => undefined },
    trials: { endsOf: async () => new Map() },
  };
  // What is not here is undefined, and throws where it is called.
  const part = stores as unknown as Stores;
  const database = {
    ...part,
    inTransaction: <T>(work: (inside: Stores) => Promise<T>) => work(part),
  } as unknown as Database;
  return {
    database,
    mails,
    returned: billing.returned,
    addPerson(email) {
      const account = newAccount(email);
      accounts.set(account.id, account);
      return account;
    },
  };
}

function newAccount(email: string): Account {
  return {
    id: randomUUID(),
    issuer: 'memory',
    subject: email,
    email,
    emailVerified: true,
    name: email,
    profile: null,
    tokensFrom: null,
    disabledAt: null,
    lifetimeAt: null,
  };
}

function memoryUsers(accounts: Map<string, Account>): Pick<UserStore, 'find' | 'findOrCreate'> {
  return {
    find: async (userId) => accounts.get(userId) ?? null,
    async findOrCreate({ email }) {
      const account = newAccount(email);
      accounts.set(account.id, account);
      return account;
    },
  };
}

type Kept = Omit<Subscription, 'paidUntil'> & Pick<SubscriptionState, 'at' | 'eventId'>;
interface Payment {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly refunded: boolean;
}

/** The same as the store of the database: held to the same suite. */
function memoryBilling(): BillingStore & { returned(): string[] } {
  const events = new Set<string>();
  const subscriptions = new Map<string, Kept>();
  const payments = new Map<string, Map<string, Payment>>();
  const seconds: (SecondPurchase & { settled: boolean })[] = [];
  let cursor: string | null = null;

  const paymentsOf = (id: string): Map<string, Payment> => {
    const known = payments.get(id) ?? new Map<string, Payment>();
    payments.set(id, known);
    return known;
  };
  const whole = ({ at: _at, eventId: _eventId, ...kept }: Kept): Subscription => ({
    ...kept,
    paidUntil: paidUntilOf([...paymentsOf(kept.id).values()]),
  });
  const indexOf = ({ userId, id, other }: NewSecondPurchase): number =>
    seconds.findIndex((one) => one.userId === userId && one.id === id && one.other === other);
  const replaceSecond = (second: NewSecondPurchase, change: object): boolean => {
    const index = indexOf(second);
    const known = seconds[index];
    if (known === undefined) return false;
    seconds[index] = { ...known, ...change };
    return true;
  };

  return {
    returned: () => seconds.flatMap(({ returned }) => returned ?? []),
    async record({ id }) {
      const isNew = !events.has(id);
      events.add(id);
      return isNew;
    },
    async applyState(state, userId) {
      const known = subscriptions.get(state.id);
      const bound = known?.userId ?? userId;
      const isLater = known === undefined || isAfter(state, known);
      subscriptions.set(state.id, isLater ? keptOf(state, bound, known) : { ...known, userId: bound });
    },
    async addPayment({ transactionId, subscriptionId, startsAt, endsAt }: PaidPeriod) {
      const all = paymentsOf(subscriptionId);
      all.set(transactionId, { refunded: all.get(transactionId)?.refunded ?? false, startsAt, endsAt });
    },
    async addRefund({ transactionId, subscriptionId }) {
      const all = paymentsOf(subscriptionId);
      const known = all.get(transactionId) ?? { startsAt: null, endsAt: null };
      all.set(transactionId, { ...known, refunded: true });
    },
    subscriptionsOf: async (userId) =>
      [...subscriptions.values()].filter((one) => one.userId === userId).map(whole),
    subscriptionsOfTeam: async (teamId) =>
      [...subscriptions.values()].filter((one) => one.teamId === teamId).map(whole),
    async bindTeam(id, teamId) {
      const known = subscriptions.get(id);
      if (known !== undefined) subscriptions.set(id, { ...known, teamId: known.teamId ?? teamId });
    },
    lock: async () => undefined,
    lockBuyer: async () => undefined,
    transactions: async (id) =>
      [...paymentsOf(id)]
        .map(([transaction, { refunded }]) => ({ id: transaction, refunded }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    async find(id) {
      const known = subscriptions.get(id);
      return known === undefined ? null : whole(known);
    },
    async addSecondPurchase({ userId, id, other }) {
      if (indexOf({ userId, id, other }) < 0)
        seconds.push({ userId, id, other, returned: null, settled: false });
    },
    secondPurchases: async (about) =>
      seconds
        .filter(({ settled, id, other }) => !settled && (about === null || id === about || other === about))
        .map(({ settled: _settled, ...second }) => second),
    async decideSecondPurchase(second, returned) {
      if (seconds[indexOf(second)]?.returned === null) replaceSecond(second, { returned });
    },
    isSecondPurchase: async (about) =>
      seconds.some(
        ({ id, returned, settled }) => returned === about || (id === about && returned === null && !settled),
      ),
    async reopenSecondPurchases(returned) {
      for (const second of seconds.filter((one) => one.returned === returned))
        replaceSecond(second, { settled: false });
    },
    async settleReturned(about) {
      const waiting = seconds.filter(
        ({ id, other, returned, settled }) =>
          !settled && (id === about || other === about) && (returned ?? about) === about,
      );
      for (const second of waiting) replaceSecond(second, { settled: true });
      return waiting.length > 0;
    },
    async settleSecondPurchase(second) {
      return seconds[indexOf(second)]?.settled === false && replaceSecond(second, { settled: true });
    },
    cursor: async () => cursor,
    async moveCursor(eventId) {
      cursor = eventId;
    },
  };
}

function isAfter({ at, eventId }: SubscriptionState, known: Kept): boolean {
  return at === known.at ? eventId > known.eventId : at > known.at;
}

function keptOf(state: SubscriptionState, userId: string | null, known: Kept | undefined): Kept {
  const { id, priceId, status, periodEndsAt, cancelsAt, canceledAt, at, eventId } = state;
  const teamId = known?.teamId ?? null;
  return { id, userId, teamId, priceId, status, periodEndsAt, cancelsAt, canceledAt, at, eventId };
}

function paidUntilOf(all: readonly Payment[]): Date | null {
  const ends = all.flatMap(({ startsAt, endsAt, refunded }) => {
    if (refunded || endsAt === null) return [];
    const from = startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;
    const later = all.flatMap((one) => one.startsAt?.getTime() ?? []).filter((start) => start > from);
    return [Math.min(endsAt.getTime(), ...later)];
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** What stories of money never ask of teams. */
type NotTeams = 'rename' | 'lockOwnedBy' | 'hasOwner';

function memoryTeams(): Omit<TeamStore, NotTeams> {
  const teams = new Map<string, Team>();
  const teamOf = new Map<string, string>();
  const find = async (teamId: string): Promise<Team | null> => teams.get(teamId) ?? null;
  return {
    ofMember: async (userId) => teams.get(teamOf.get(userId) ?? '') ?? null,
    find,
    lock: find,
    // Nobody in these stories has made a key.
    keyRight: async () => null,
    setKeyRight: async () => undefined,
    members: async (teamId) =>
      [...teamOf].flatMap(([id, team]) =>
        team === teamId ? [{ id, email: '', name: '', joinedAt: new Date(0), mayUseKeys: false }] : [],
      ),
    async ownedBy(userId, name) {
      const owned = [...teams.values()].filter(({ ownerId }) => ownerId === userId);
      const team = owned.find(({ id }) => teamOf.get(userId) === id) ??
        owned[0] ?? { id: randomUUID(), ownerId: userId, name };
      teams.set(team.id, team);
      teamOf.set(userId, team.id);
      return team;
    },
    async add(teamId, userId) {
      if (teamOf.has(userId)) return false;
      teamOf.set(userId, teamId);
      return true;
    },
    async remove(teamId, userId) {
      return teamOf.get(userId) === teamId && teamOf.delete(userId);
    },
    async makeOwner(teamId, userId) {
      const team = teams.get(teamId);
      if (team !== undefined && teamOf.get(userId) === teamId)
        teams.set(teamId, { ...team, ownerId: userId });
    },
  };
}

function memoryStandings(billing: BillingStore, teams: Pick<TeamStore, 'ofMember'>): StandingStore {
  return {
    async ofPerson(userId) {
      const team = await teams.ofMember(userId);
      return {
        team,
        trialEndsAt: null,
        teamTrialEndsAt: null,
        subscriptions: await billing.subscriptionsOf(userId),
        teamSubscriptions: team === null ? [] : await billing.subscriptionsOfTeam(team.id),
      };
    },
  };
}

/** What the stand-in of the payment provider keeps its things in. */
export function memoryObjects(): SandboxObjectStore {
  const kinds = new Map<string, Map<string, string>>();
  const ofKind = (kind: string): Map<string, string> => {
    const objects = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, objects);
    return objects;
  };
  return {
    get: async (kind, id) => ofKind(kind).get(id) ?? null,
    put: async (kind, id, body) => void ofKind(kind).set(id, body),
    list: async (kind, after, limit) =>
      [...ofKind(kind)]
        .filter(([id]) => id > after)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map(([, body]) => body),
  };
}
