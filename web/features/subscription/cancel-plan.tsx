import { type ReactElement, useState } from 'react';
import type { PlanRow, User } from '#contract/types.ts';
import { defaultPlanKey, plans } from '#domain/plans/catalogue.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { currentRow } from '../plans/subscription.ts';
import { dayOf } from './standing.ts';
import { useCancel } from './use-subscription.ts';
import { words } from './words.ts';

interface CancelPlanProps {
  readonly user: User;
  readonly rows: readonly PlanRow[];
}

export function CancelPlan({ user, rows }: CancelPlanProps): ReactElement {
  const [asking, ask] = useState(false);
  const cancel = useCancel();
  const isOpen = user.subscription.plan !== defaultPlanKey;
  const day = dayOf(user.subscription.paidUntil);
  const title = currentRow(rows, user)?.title ?? plans[user.subscription.plan].title;
  return (
    <Card aria-labelledby="cancel" className="p-6">
      <h2 id="cancel" className="text-xl">
        {words.cancel.title}
      </h2>
      <p className="mt-2 text-ink-soft">{isOpen ? words.cancel.lead(day) : words.cancel.leadClosed}</p>
      <Button
        variant="outline"
        className="mt-4"
        aria-disabled={cancel.isPending || undefined}
        onClick={() => cancel.isPending || ask(true)}
      >
        {cancel.isPending ? words.cancel.running : words.cancel.button}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.cancel.confirmTitle}
        description={isOpen ? words.cancel.confirmText(title, day) : words.cancel.confirmClosed}
        confirmLabel={words.cancel.confirm}
        cancelLabel={words.cancel.keep}
        onConfirm={() => cancel.mutate()}
      />
    </Card>
  );
}
