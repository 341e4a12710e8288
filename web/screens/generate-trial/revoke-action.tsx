import { type ReactElement, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { type TrialRow, useRevoke } from './use-trials.ts';
import { words } from './words.ts';

export function RevokeAction({ row }: { readonly row: TrialRow }): ReactElement {
  const [asking, ask] = useState(false);
  const revoke = useRevoke();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={words.revoke.name(row.token)}
        aria-disabled={revoke.isPending || undefined}
        onClick={() => revoke.isPending || ask(true)}
      >
        {words.revoke.button}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.revoke.title}
        description={words.revoke.text(row.targetTeamEmail ?? row.targetEmail ?? '')}
        confirmLabel={words.revoke.confirm}
        cancelLabel={words.revoke.keep}
        onConfirm={() => revoke.mutate(row)}
      />
    </>
  );
}
