import { type ReactElement, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCardChange } from '../checkout/use-card-change.tsx';
import type { Held } from '../plans/subscription.ts';
import { dayOf } from './standing.ts';
import { words } from './words.ts';

/** Another card: what is due is charged to it, or it is used from the next renewal on. */
export function CardOfPlan({ held }: { readonly held: Held }): ReactElement {
  const id = useId();
  const { isOwing, chargesAt } = held;
  const change = useCardChange(held);
  const later = chargesAt === null ? words.card.leadNoCharge : words.card.lead(dayOf(chargesAt));
  return (
    <Card aria-labelledby={id} className="p-6">
      <h2 id={id} className="text-xl">
        {isOwing ? words.card.dueTitle : words.card.title}
      </h2>
      <p className="mt-2 text-ink-soft">{isOwing ? words.card.dueLead : later}</p>
      <Button
        variant={isOwing ? 'default' : 'outline'}
        className="mt-4"
        aria-disabled={change.isOpening || undefined}
        onClick={change.start}
      >
        {change.isOpening ? words.card.running : isOwing ? words.card.dueButton : words.card.button}
      </Button>
      {change.window}
    </Card>
  );
}
