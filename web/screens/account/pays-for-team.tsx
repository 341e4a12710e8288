import { type ReactElement, useState } from 'react';
import type { User } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { dayOf } from '#web/features/subscription/standing.ts';
import { useCancel } from '#web/features/subscription/use-subscription.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { words } from './words.ts';

/** After a hand-over: what is still charged, and the way to end it. */
export function PaysForTeam({ pays }: { readonly pays: NonNullable<User['paysForTeam']> }): ReactElement {
  const [asking, ask] = useState(false);
  const cancel = useCancel(pays.paddleSubscriptionId);
  const { title } = plans[pays.plan];
  const { cancelsAt } = pays;
  return (
    <Card aria-labelledby="pays" className="p-6">
      <h2 id="pays" className="text-xl">
        {words.pays.title}
      </h2>
      <p role="status" className="mt-2 text-ink-soft">
        {cancelsAt === null ? words.pays.text(title) : words.pays.ends(title, dayOf(cancelsAt))}
      </p>
      {cancelsAt === null && (
        <Button
          variant="outline"
          className="mt-4"
          aria-disabled={cancel.isPending || undefined}
          onClick={() => cancel.isPending || ask(true)}
        >
          {cancel.isPending ? words.pays.running : words.pays.button}
        </Button>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.pays.confirmTitle}
        description={words.pays.confirmText}
        confirmLabel={words.pays.confirm}
        cancelLabel={words.pays.keep}
        onConfirm={() => cancel.mutate()}
      />
    </Card>
  );
}
