import type { PlanRow } from '#contract/types.ts';
import { megabytes } from '#domain/plans/kept.ts';
import { dollars } from '#web/features/plans/money.ts';
import { planTitle } from '#web/features/plans/price.ts';
import { type PricingCard, pricingCards, yearlySaving } from './pricing-cards.ts';
import { words } from './words.ts';

const { table: says } = words;

/** A text, or whether the plan has it. */
export type Cell = string | boolean;

export interface PlanTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Cell[] }[];
}

/** Everything in which the plans differ, a column each and the sizes of one in one; what all have alike is left out. */
export function planTable(rows: readonly PlanRow[]): PlanTable {
  const columns = pricingCards(rows, 'year').map(plansOf);
  return {
    columns: columns.map((plans) => (plans.length > 1 ? words.sizes.title : planTitle(plans[0]))),
    rows: Object.entries(told)
      .map(([name, tell]) => ({
        label: says.rows[name as keyof typeof told],
        cells: columns.map((plans) => joined(plans.map((plan) => tell(plan, rows)))),
      }))
      .filter(({ cells }) => new Set(cells).size > 1),
  };
}

/** One plan, or its sizes. */
function plansOf(card: PricingCard): readonly [PlanRow, ...PlanRow[]] {
  if (card.kind !== 'sizes') return [card.plan];
  const [first, ...others] = card.sizes;
  if (first === undefined) throw new Error('A card of sizes has none');
  return [first, ...others];
}

/** What all sizes have alike is said once. */
function joined(cells: readonly Cell[]): Cell {
  const [first = false, ...others] = [...new Set(cells)];
  return others.length === 0 ? first : [first, ...others].join(says.between);
}

type Tell = (plan: PlanRow, rows: readonly PlanRow[]) => Cell;

const told = {
  monthly: ({ key }, rows) => {
    const month = rows.find((row) => row.key === key && row.interval === 'month');
    return month === undefined ? says.yearlyOnly : dollars(month.price);
  },
  yearly: (plan) => from(plan, dollars(plan.price)),
  monthOfYear: (plan) => from(plan, dollars(plan.interval === 'year' ? plan.price / 12 : plan.price)),
  saving: (plan, rows) => {
    const saved = yearlySaving(rows, plan);
    return saved === null ? false : dollars(saved);
  },
  seatOfYear: (plan) =>
    plan.interval === 'year' && plan.seats !== 'unlimited' ? dollars(plan.price / plan.seats) : false,
  seats: ({ seats, seatsDisplay }) => (seats === 'unlimited' ? seatsDisplay : count(seats)),
  posts: ({ posts }) => count(posts),
  runRows: ({ runRows }) => count(runRows),
  chats: ({ room }) => count(room.chats),
  runs: ({ room }) => count(room.runs),
  room: ({ room }) => megabytes(room.bytes),
  doi: ({ canUseDoi }) => canUseDoi,
  altText: ({ canUseAltText }) => canUseAltText,
  support: ({ prioritySupport }) => prioritySupport,
  hashtags: ({ canUseHashtags }) => canUseHashtags,
  highlight: ({ canUseHighlight }) => canUseHighlight,
  predict: ({ canUsePredict }) => canUsePredict,
  keys: ({ maxKeys }) => (maxKeys === 0 ? false : count(maxKeys)),
  brand: ({ canUseBrand }) => canUseBrand,
} as const satisfies Record<keyof typeof says.rows, Tell>;

/** What is agreed in a conversation costs at least that. */
function from({ key }: PlanRow, price: string): string {
  return key === 'ENTERPRISE_CUSTOM' ? says.from(price) : price;
}

/** Written alike wherever it is read: the page is drawn before its reader is known. */
function count(value: number | 'unlimited'): string {
  return value === 'unlimited' ? says.unlimited : value.toLocaleString('en-US');
}
