import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { forgetIdToken } from '#web/api/id-token.ts';
import { resetPassword } from '#web/api/identity.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Told } from '#web/features/account/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

export function ChoosePassword({ token }: { readonly token: string }): ReactElement {
  const client = useQueryClient();
  const [missing, setMissing] = useState<string>();
  const choose = useMutation({
    mutationFn: (password: string) => resetPassword(token, password),
    onSuccess: async () => {
      // Whoever was signed in here may be the one who was signed out everywhere: the server says who is left.
      forgetIdToken();
      await client.invalidateQueries({ queryKey: queryKeys.user });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { password } = formValues(event.currentTarget, ['password']);
    setMissing(password === '' ? words.choose.needed : undefined);
    if (password === '') focusFirstInvalid(event.currentTarget, ['password']);
    else choose.mutate(password);
  };
  if (choose.isSuccess)
    return (
      <Told title={words.choose.doneTitle}>
        <p>{words.choose.done}</p>
        <Button asChild>
          <Link to={paths.login}>{words.signIn}</Link>
        </Button>
      </Told>
    );
  return (
    <AccountPage
      title={words.choose.title}
      lead={words.choose.lead}
      error={choose.error === null ? null : failureWords(choose.error, words.failed).description}
      onSubmit={submit}
      below={
        <Link to={paths.resetPassword} className="py-3 font-medium text-sky underline underline-offset-4">
          {words.choose.anotherLink}
        </Link>
      }
    >
      <TextField
        name="password"
        type="password"
        label={words.choose.password}
        hint={words.choose.hint}
        required
        autoComplete="new-password"
        error={missing}
      />
      <Button type="submit" size="lg" disabled={choose.isPending}>
        {choose.isPending ? words.choose.submitting : words.choose.submit}
      </Button>
    </AccountPage>
  );
}
