import { type ApplyDeps, applyEvent } from './apply-event.ts';

/** Most pages in one round: the rest is left to the next. */
const mostPages = 10;

/** Reads what the provider remembers since the last time, so that a notification that never came is made up for. */
export async function repairMissedEvents(deps: ApplyDeps): Promise<number> {
  if (deps.payments === null) return 0;
  let repaired = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const events = await deps.payments.eventsAfter(await deps.database.billing.cursor());
    const last = events.ok ? events.value.at(-1) : undefined;
    if (!events.ok || last === undefined) break;
    for (const event of events.value) if ((await applyEvent(deps, event)) === 'applied') repaired += 1;
    await deps.database.billing.moveCursor(last.id);
  }
  return repaired;
}
