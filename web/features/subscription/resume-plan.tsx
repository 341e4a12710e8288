import { type ReactElement, useId, useState } from 'react';
import type { PlanRow } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dollars } from '../plans/money.ts';
import { planName } from '../plans/price.ts';
import { type Held, rowOf } from '../plans/subscription.ts';
import { dayOf } from './standing.ts';
import { useResume } from './use-subscription.ts';
import { words } from './words.ts';

interface ResumePlanProps {
  readonly held: Held;
  readonly rows: readonly PlanRow[];
}

/** The way back from a cancellation, while the plan is still there. */
export function ResumePlan({ held, rows }: ResumePlanProps): ReactElement {
  const id = useId();
  const [asking, ask] = useState(false);
  const resume = useResume(held.paddleSubscriptionId);
  const row = rowOf(rows, held);
  const name = row === undefined ? (held.plan === null ? '' : plans[held.plan].title) : planName(row);
  const price = row === undefined ? '' : dollars(row.price);
  const day = dayOf(held.cancelsAt);
  return (
    <Card aria-labelledby={id} className="p-6">
      <h2 id={id} className="text-xl">
        {words.resume.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.resume.lead(price, day)}</p>
      <Button
        className="mt-4"
        aria-disabled={resume.isPending || undefined}
        onClick={() => resume.isPending || ask(true)}
      >
        {resume.isPending ? words.resume.running : words.resume.button}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.resume.confirmTitle}
        description={words.resume.confirmText(name, price, day)}
        confirmLabel={words.resume.confirm}
        cancelLabel={words.resume.keep}
        confirmVariant="default"
        onConfirm={() => resume.mutate()}
      />
    </Card>
  );
}
