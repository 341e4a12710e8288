import type { PaymentEvent } from '../../ports/payments.ts';
import { type ApplyDeps, applyEvent } from './apply-event.ts';
import { settleSecondPurchases } from './second-purchase.ts';

export interface RepairDeps extends ApplyDeps {
  readonly settings: ApplyDeps['settings'] & {
    /** Whether an error says that the database cannot be reached, rather than that an event cannot be taken. */
    readonly whyUnavailable: (error: unknown) => string | null;
  };
}

/** Most pages in one round: the rest is left to the next. */
const mostPages = 10;

/**
 * Reads what the provider remembers since the last time, so that a notification that never came is made up for, and gives back what
 * was bought twice. An event that
 * cannot be taken is told to `onProblem` and passed over: one person's must not hold up everybody else's.
 */
export async function repairMissedEvents(
  deps: RepairDeps,
  onProblem: (error: unknown) => void = () => undefined,
): Promise<number> {
  if (deps.payments === null) return 0;
  let repaired = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const next = await deps.payments.eventsAfter(await deps.database.billing.cursor());
    if (!next.ok) onProblem(new Error(next.failure.message));
    if (!next.ok || next.value.last === null) break;
    for (const event of next.value.events) if (await isRepaired(deps, event, onProblem)) repaired += 1;
    await deps.database.billing.moveCursor(next.value.last);
  }
  await settleSecondPurchases(deps, null);
  return repaired;
}

async function isRepaired(
  deps: RepairDeps,
  event: PaymentEvent,
  onProblem: (error: unknown) => void,
): Promise<boolean> {
  try {
    return (await applyEvent(deps, event)) === 'applied';
  } catch (error) {
    // The next round begins where this one ended.
    if (deps.settings.whyUnavailable(error) !== null) throw error;
    onProblem(new Error(`The payment event ${event.id} could not be taken.`, { cause: error }));
    return false;
  }
}
