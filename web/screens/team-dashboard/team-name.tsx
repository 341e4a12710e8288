import { type ReactElement, type SubmitEvent, useState } from 'react';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useTeamChange } from './use-team-change.ts';
import { words } from './words.ts';

interface TeamNameProps {
  readonly teamId: string;
  readonly name: string;
}

/** The name of the team, to be changed. */
export function TeamName({ teamId, name }: TeamNameProps): ReactElement {
  const [text, setText] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);
  const rename = useTeamChange({
    teamId,
    change: (to: string) => api.call('renameTeam', { params: { teamId }, body: { name: to } }),
    done: () => words.name.saved,
    failed: words.name.failed,
    after: (saved) => setText(saved.name),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (rename.isPending) return;
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else rename.mutate(text.trim());
  };
  return (
    <Card aria-labelledby="team-name" className="p-6">
      <h2 id="team-name" className="text-xl">
        {words.name.title}
      </h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
        <Field
          label={words.name.label}
          hint={words.name.hint}
          error={isEmpty ? words.name.empty : undefined}
          required
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              autoComplete="organization"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-6.5" aria-disabled={rename.isPending || undefined}>
          {rename.isPending ? words.name.saving : words.name.save}
        </Button>
      </form>
    </Card>
  );
}
