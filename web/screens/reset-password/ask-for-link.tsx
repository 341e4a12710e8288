import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { signInClient } from '#web/api/sign-in-client.ts';
import { paths } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Told } from '#web/features/account/told.tsx';
import { useSignInClient } from '#web/features/account/use-sign-in-client.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** Says the same whoever has the address. */
export function AskForLink(): ReactElement {
  const [missing, setMissing] = useState<string>();
  const client = useSignInClient();
  const ask = useMutation({
    mutationFn: async (email: string) => (await signInClient()).password?.requestReset(email),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { email } = formValues(event.currentTarget, ['email']);
    setMissing(email === '' ? words.ask.emailNeeded : undefined);
    if (email === '') focusFirstInvalid(event.currentTarget, ['email']);
    else ask.mutate(email);
  };
  if (client !== null && client.password === null)
    return (
      <Told title={words.elsewhere.title}>
        <p>{words.elsewhere.text(client.popup?.name ?? '')}</p>
        <BackToLogin />
      </Told>
    );
  if (ask.isSuccess)
    return (
      <Told title={words.ask.sentTitle}>
        <p>{words.ask.sent}</p>
        <p>{words.ask.again}</p>
        <BackToLogin />
      </Told>
    );
  return (
    <AccountPage
      title={words.ask.title}
      lead={words.ask.lead}
      error={ask.error === null ? null : failureWords(ask.error, words.failed).description}
      onSubmit={submit}
      below={<BackToLogin />}
    >
      <TextField
        name="email"
        type="email"
        label={words.ask.email}
        required
        autoComplete="email"
        error={missing}
      />
      <Button type="submit" size="lg" disabled={ask.isPending}>
        {ask.isPending ? words.ask.submitting : words.ask.submit}
      </Button>
    </AccountPage>
  );
}

function BackToLogin(): ReactElement {
  return (
    <Link to={paths.login} className="py-3 font-medium text-sky underline underline-offset-4">
      {words.back}
    </Link>
  );
}
