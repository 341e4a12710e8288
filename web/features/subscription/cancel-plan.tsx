import { type ReactElement, useId, useState } from 'react';
import { defaultPlanKey, plans } from '#domain/plans/catalogue.ts';
import { planDifference } from '#domain/plans/plan-difference.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Held } from '../plans/subscription.ts';
import { Changes } from './change-facts.tsx';
import { lossWords } from './change-words.ts';
import { dayOf } from './standing.ts';
import { useCancel } from './use-subscription.ts';
import { words } from './words.ts';

interface CancelPlanProps {
  readonly held: Held;
}

/** The way out, as a card of its own. */
export function CancelPlan(props: CancelPlanProps): ReactElement {
  const id = useId();
  const { isOpen, paidUntil } = props.held;
  return (
    <Card aria-labelledby={id} className="p-6">
      <h2 id={id} className="text-xl">
        {words.cancel.title}
      </h2>
      <p className="mt-2 text-ink-soft">
        {isOpen ? words.cancel.lead(dayOf(paidUntil)) : words.cancel.leadClosed}
      </p>
      <CancelButton {...props} label={words.cancel.button} />
    </Card>
  );
}

/** Asks first, and says until when the plan stays open and what goes with it. */
function CancelButton({ held, label }: CancelPlanProps & { readonly label: string }): ReactElement {
  const [asking, ask] = useState(false);
  const cancel = useCancel(held.paddleSubscriptionId);
  const { plan, isOpen, isOwing, paidUntil } = held;
  const title = plan === null ? words.others.unknown : plans[plan].title;
  const closed = isOwing ? words.cancel.confirmClosed : words.cancel.confirmUnpaid;
  const open = held.isPayer ? words.cancel.confirmText : words.cancel.confirmFinal;
  return (
    <>
      <Button
        variant="outline"
        className="mt-4"
        aria-disabled={cancel.isPending || undefined}
        onClick={() => cancel.isPending || ask(true)}
      >
        {cancel.isPending ? words.cancel.running : label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.cancel.confirmTitle}
        description={isOpen ? open(title, dayOf(paidUntil)) : closed}
        confirmLabel={words.cancel.confirm}
        cancelLabel={words.cancel.keep}
        onConfirm={() => cancel.mutate()}
      >
        {isOpen && plan !== null && held.use !== 'other-team' && (
          <div className="mt-4">
            <Changes
              title={words.cancel.lost}
              changes={planDifference(plan, defaultPlanKey).losses}
              say={lossWords}
            />
          </div>
        )}
      </AlertDialog>
    </>
  );
}
