import { runLimits } from '../runs/run-limits.ts';
import { type Kept, megabyte } from './kept.ts';

/** What a plan allows. One table: prices, limits and features (spec sections 3 and 9; decisions section 3). */
export interface Plan {
  readonly key: PlanKey;
  readonly title: string;
  readonly description: string;
  /** Posts per calendar month (UTC); each platform of a generation counts as one. */
  readonly posts: Allowance;
  /** Rows of one bulk run. */
  readonly runRows: number;
  /**
   * What one person may keep: in a team everybody has as much, and runs that a key of the team starts are its owner's. Far above
   * honest use: a saved chat takes some 10 kB, a row of a run 4 to 20 kB.
   */
  readonly room: Kept;
  readonly seats: Allowance;
  readonly seatsDisplay: string;
  readonly maxKeys: Allowance;
  /** Opens *Advanced Insights*; everyone signed in may generate. */
  readonly hasGenerator: boolean;
  readonly canUseHashtags: boolean;
  readonly canUseHighlight: boolean;
  readonly canUsePredict: boolean;
  readonly canUseDoi: boolean;
  readonly canUseAltText: boolean;
  /** White-label: the team's own look on its share cards. */
  readonly canUseBrand: boolean;
  readonly prioritySupport: boolean;
  /** Sold by conversation as well as by card. */
  readonly custom: boolean;
  /** One row per way of buying it; none for the free plan. */
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly interval: Interval;
  /** US dollars per interval. */
  readonly price: number;
  /** Where the yearly plan has a name of its own. */
  readonly title?: string;
}

export type Interval = 'month' | 'year';
export type Allowance = number | 'unlimited';

/** Every plan, cheapest first: the order also says which of two plans is the better one. */
export const planKeys = [
  'FREE',
  'BASIC',
  'PRO',
  'SMALL_TEAM',
  'ADVANCED',
  'BUSINESS',
  'PREMIUM',
  'ENTERPRISE',
  'ENTERPRISE_PLUS',
  'ENTERPRISE_ELITE',
  'ENTERPRISE_CUSTOM',
] as const;
export type PlanKey = (typeof planKeys)[number];
export const defaultPlanKey: PlanKey = 'FREE';

const none = {
  hasGenerator: false,
  canUseHashtags: false,
  canUseHighlight: false,
  canUsePredict: false,
  canUseDoi: false,
  canUseAltText: false,
  canUseBrand: false,
  prioritySupport: false,
  custom: false,
} as const;
const pro = { ...none, canUseDoi: true, canUseAltText: true } as const;
const team = { ...pro, prioritySupport: true } as const;
const advanced = { ...team, hasGenerator: true, canUseHashtags: true } as const;
const business = { ...advanced, canUseHighlight: true, canUsePredict: true } as const;
const enterprise = { ...business, canUseBrand: true, custom: true } as const;

export const plans = {
  FREE: {
    key: 'FREE',
    title: 'Free',
    description: 'Try it on your own work. No credit card.',
    posts: 5,
    runRows: 5,
    room: { chats: 300, runs: 50, bytes: 30 * megabyte },
    seats: 1,
    seatsDisplay: '1 seat',
    maxKeys: 0,
    ...none,
    offers: [],
  },
  BASIC: {
    key: 'BASIC',
    title: 'Basic',
    description: 'For a researcher who shares now and then.',
    posts: 50,
    runRows: 50,
    room: { chats: 1000, runs: 200, bytes: 100 * megabyte },
    seats: 1,
    seatsDisplay: '1 seat',
    maxKeys: 0,
    ...none,
    offers: [
      { interval: 'month', price: 4.99 },
      { interval: 'year', price: 49.99 },
    ],
  },
  PRO: {
    key: 'PRO',
    title: 'Pro',
    description: 'For a researcher who shares every week, with look-up by DOI.',
    posts: 200,
    runRows: 200,
    room: { chats: 3000, runs: 500, bytes: 300 * megabyte },
    seats: 1,
    seatsDisplay: '1 seat',
    maxKeys: 0,
    ...pro,
    offers: [
      { interval: 'month', price: 9.99 },
      { interval: 'year', price: 99.99, title: 'Pro Suite' },
    ],
  },
  SMALL_TEAM: {
    key: 'SMALL_TEAM',
    title: 'Small Team',
    description: 'For a lab: unlimited posts for five people.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 10_000, runs: 1000, bytes: 1000 * megabyte },
    seats: 5,
    seatsDisplay: '5 seats',
    maxKeys: 0,
    ...team,
    offers: [{ interval: 'year', price: 499 }],
  },
  ADVANCED: {
    key: 'ADVANCED',
    title: 'Advanced',
    description: 'For a department, with hashtags and an API key.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 10_000, runs: 2000, bytes: 2000 * megabyte },
    seats: 10,
    seatsDisplay: '10 seats',
    maxKeys: 1,
    ...advanced,
    offers: [{ interval: 'year', price: 999 }],
  },
  BUSINESS: {
    key: 'BUSINESS',
    title: 'Business',
    description: 'For a journal or society, with every insight.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 20_000, runs: 5000, bytes: 5000 * megabyte },
    seats: 25,
    seatsDisplay: '25 seats',
    maxKeys: 3,
    ...business,
    offers: [{ interval: 'year', price: 2499 }],
  },
  PREMIUM: {
    key: 'PREMIUM',
    title: 'Premium',
    description: 'For a publisher or a faculty.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 20_000, runs: 5000, bytes: 5000 * megabyte },
    seats: 50,
    seatsDisplay: '50 seats',
    maxKeys: 3,
    ...business,
    offers: [{ interval: 'year', price: 4999 }],
  },
  ENTERPRISE: {
    key: 'ENTERPRISE',
    title: 'Enterprise',
    description: 'For a university or an agency.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 50_000, runs: 10_000, bytes: 10_000 * megabyte },
    seats: 100,
    seatsDisplay: '100 seats',
    maxKeys: 3,
    ...enterprise,
    offers: [{ interval: 'year', price: 8999 }],
  },
  ENTERPRISE_PLUS: {
    key: 'ENTERPRISE_PLUS',
    title: 'Enterprise Plus',
    description: 'For several faculties or a family of journals.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 50_000, runs: 10_000, bytes: 10_000 * megabyte },
    seats: 200,
    seatsDisplay: '200 seats',
    maxKeys: 3,
    ...enterprise,
    offers: [{ interval: 'year', price: 14_999 }],
  },
  ENTERPRISE_ELITE: {
    key: 'ENTERPRISE_ELITE',
    title: 'Enterprise Elite',
    description: 'For a whole institution.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 50_000, runs: 10_000, bytes: 10_000 * megabyte },
    seats: 300,
    seatsDisplay: '300 seats',
    maxKeys: 3,
    ...enterprise,
    offers: [{ interval: 'year', price: 19_999 }],
  },
  ENTERPRISE_CUSTOM: {
    key: 'ENTERPRISE_CUSTOM',
    title: 'Enterprise Custom',
    description: 'Seats, branding, API and support arranged with you.',
    posts: 'unlimited',
    runRows: runLimits.rows,
    room: { chats: 50_000, runs: 10_000, bytes: 10_000 * megabyte },
    seats: 'unlimited',
    seatsDisplay: '100 to 1,000+ seats',
    maxKeys: 'unlimited',
    ...enterprise,
    // "From": the least that it costs; the rest is agreed.
    offers: [{ interval: 'year', price: 8999 }],
  },
} as const satisfies Record<PlanKey, Plan>;

function isPlanKey(value: unknown): value is PlanKey {
  return typeof value === 'string' && (planKeys as readonly string[]).includes(value);
}

/** Whether others can be given a seat: buying such a plan makes a team. */
export function isTeamPlan(key: PlanKey): boolean {
  return plans[key].seats !== 1;
}

/** Of two plans the one further up the catalogue. */
export function betterPlan(one: PlanKey, other: PlanKey): PlanKey {
  return planKeys.indexOf(one) >= planKeys.indexOf(other) ? one : other;
}

/** Keys that older clients use for a plan at one interval (spec section 3, "plan keys seen"). */
const keysWithInterval: Readonly<Record<string, { readonly plan: PlanKey; readonly interval: Interval }>> = {
  BASIC_MONTHLY: { plan: 'BASIC', interval: 'month' },
  BASIC_ANNUAL: { plan: 'BASIC', interval: 'year' },
  PRO_MONTHLY: { plan: 'PRO', interval: 'month' },
  PRO_ANNUAL: { plan: 'PRO', interval: 'year' },
};

/** The plan that a key means, and the interval where the key names one; null for a key that we never sold. */
export function readPlanKey(
  key: string,
): { readonly plan: PlanKey; readonly interval: Interval | null } | null {
  if (isPlanKey(key)) return { plan: key, interval: null };
  return Object.hasOwn(keysWithInterval, key) ? (keysWithInterval[key] ?? null) : null;
}
