import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { profileLimits } from '#domain/accounts/profile.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';
import { tellDone, tellFailure } from './tell.ts';
import { words } from './words.ts';

type Account = OutputOf<'getAccount'>;

/** What the person told of themselves; the address is the sign-in's and stands above. */
export function ProfileSection({ account }: { readonly account: Account }): ReactElement {
  const client = useQueryClient();
  const [missing, setMissing] = useState<{ readonly firstName?: string; readonly lastName?: string }>({});
  const save = useMutation({
    mutationFn: (values: Record<(typeof names)[number], string>) =>
      api.call('createUser', { body: { uid: account.id, ...values } }),
    onSuccess: async ({ user }) => {
      client.setQueryData(queryKeys.user, user);
      await client.invalidateQueries({ queryKey: queryKeys.account });
      tellDone(words.profile.saved);
    },
    onError: tellFailure,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = formValues(event.currentTarget, names);
    const found = {
      ...(values.firstName === '' && { firstName: words.profile.needed.firstName }),
      ...(values.lastName === '' && { lastName: words.profile.needed.lastName }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget, Object.keys(found));
    else save.mutate(values);
  };
  return (
    <Section title={words.profile.title}>
      <form className="mt-4 grid gap-5 sm:grid-cols-2" noValidate onSubmit={submit}>
        <TextField
          name="firstName"
          label={words.profile.firstName}
          defaultValue={account.firstName}
          maxLength={profileLimits.name}
          autoComplete="given-name"
          required
          error={missing.firstName}
        />
        <TextField
          name="lastName"
          label={words.profile.lastName}
          defaultValue={account.lastName}
          maxLength={profileLimits.name}
          autoComplete="family-name"
          required
          error={missing.lastName}
        />
        <TextField
          name="organization"
          label={words.profile.organization}
          aside={words.profile.optional}
          defaultValue={account.organization ?? ''}
          maxLength={profileLimits.organization}
          autoComplete="organization"
        />
        <TextField
          name="researchField"
          label={words.profile.researchField}
          aside={words.profile.optional}
          defaultValue={account.researchField ?? ''}
          maxLength={profileLimits.researchField}
        />
        <Button type="submit" variant="outline" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? words.profile.saving : words.profile.save}
        </Button>
      </form>
    </Section>
  );
}

const names = ['firstName', 'lastName', 'organization', 'researchField'] as const;
