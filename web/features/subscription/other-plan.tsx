import { type ReactElement, useId } from 'react';
import type { PlanRow } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { planName, priceText } from '../plans/price.ts';
import { type Held, rowOf } from '../plans/subscription.ts';
import { standingOfHeld } from './standing.ts';
import { words } from './words.ts';

interface OtherPlanProps {
  readonly held: Held;
  readonly rows: readonly PlanRow[];
  /** What can be done about it. */
  readonly children: ReactElement;
}

/** A subscription beside the one that the plan comes from: whose it is, what it costs, how it stands. */
export function OtherPlan({ held, rows, children }: OtherPlanProps): ReactElement {
  const id = useId();
  const row = rowOf(rows, held);
  const { text, badge, tone } = standingOfHeld(held);
  const name = held.plan === null ? words.others.unknown : plans[held.plan].title;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <Card className="p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-base font-medium text-ink-soft">
            {words.others[held.use]}
          </h2>
          {badge !== null && <Badge tone={tone}>{badge}</Badge>}
        </div>
        <p className="mt-1 font-serif text-2xl">{row === undefined ? name : planName(row)}</p>
        {row !== undefined && <p className="figures text-ink-soft">{priceText(row)}</p>}
        <p role="status" className="mt-3">
          {text}
        </p>
        <p className="mt-2 text-ink-soft">{whoseWords(held)}</p>
      </Card>
      {children}
    </section>
  );
}

function whoseWords({ use, isPayer }: Held): string {
  if (!isPayer) return words.others.paidByOthers;
  return use === 'other-team' ? words.others.ofOthers : words.others.besides;
}
