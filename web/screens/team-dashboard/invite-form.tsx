import { type ReactElement, type SubmitEvent, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { Team } from '#contract/types.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { InviteLink } from './invite-link.tsx';
import { hasEnded, isFull } from './seats.ts';
import { type Invited, useInvite } from './use-invite.ts';
import { words } from './words.ts';

interface InviteFormProps {
  readonly team: Team;
  readonly teamId: string;
  /** The link that was made here; null where another one took its place. */
  readonly made: Invited | null;
  readonly onMade: (made: Invited) => void;
}

export function InviteForm({ team, teamId, made, onMade }: InviteFormProps): ReactElement {
  const [email, setEmail] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const invite = useInvite(teamId, () => setEmail(''));
  const refused = invite.error instanceof ApiError ? failureWords(invite.error, words.invite.failed) : null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (invite.isPending) return;
    setIsEmpty(email.trim() === '');
    if (email.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else invite.mutate(email.trim(), { onSuccess: onMade });
  };
  return (
    <Card aria-labelledby="invite" className="p-6">
      <h2 id="invite" className="text-xl">
        {words.invite.title}
      </h2>
      <p className="mt-2 text-ink-soft">{leadOf(team)}</p>
      {!isFull(team) && (
        <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
          <Field
            label={words.invite.email}
            error={isEmpty ? words.invite.empty : refused?.description}
            required
            className="min-w-0 flex-1 basis-64"
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="sm:mt-6.5" aria-disabled={invite.isPending || undefined}>
            {invite.isPending ? words.invite.running : words.invite.button}
          </Button>
        </form>
      )}
      {made !== null && <InviteLink key={made.link} invited={made} />}
    </Card>
  );
}

function leadOf(team: Team): string {
  if (hasEnded(team)) return words.invite.ended;
  return isFull(team) ? words.invite.full : words.invite.lead;
}
