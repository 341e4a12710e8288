import { type ReactElement, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { type TrialRow, useMakeLifetime } from './use-trials.ts';
import { words } from './words.ts';

interface LifetimeActionProps {
  readonly person: NonNullable<TrialRow['usedBy']>;
}

/** Cannot be undone, so it asks; and asks again where the person is on a team, which it does not touch. */
export function LifetimeAction({ person }: LifetimeActionProps): ReactElement {
  const [asking, ask] = useState(false);
  const [askingAboutTeam, askAboutTeam] = useState(false);
  const make = useMakeLifetime();
  const { email, team } = person;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="whitespace-nowrap"
        aria-label={words.lifetime.name(email)}
        aria-disabled={make.isPending || undefined}
        onClick={() => make.isPending || ask(true)}
      >
        {words.lifetime.button}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.lifetime.title}
        description={words.lifetime.text(email)}
        confirmLabel={words.lifetime.confirm}
        cancelLabel={words.lifetime.cancel}
        onConfirm={() => (team === null ? make.mutate(person._id) : askAboutTeam(true))}
      />
      <AlertDialog
        open={askingAboutTeam}
        onOpenChange={askAboutTeam}
        title={words.lifetime.teamTitle}
        description={words.lifetime.teamText(email, team ?? '')}
        confirmLabel={words.lifetime.teamConfirm}
        cancelLabel={words.lifetime.cancel}
        onConfirm={() => make.mutate(person._id)}
      />
    </>
  );
}
