import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { confirmAddress } from '#web/api/sign-in.ts';
import { unfinishedSignUp } from '#web/api/unfinished-sign-up.ts';
import { ownPath, paths } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { CookieNote } from '#web/features/account/cookie-note.tsx';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { tokenInAddress } from '#web/features/account/token-in-address.ts';
import { Told } from '#web/features/account/told.tsx';
import { placeAfterSignIn } from '#web/features/invite/stored-invite.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/**
 * Opened from the mail. The link says that the address is theirs, the password that the account is: somebody else may have signed up
 * with their address.
 */
export function VerifyAddressScreen(): ReactElement {
  const token = tokenInAddress(useLocation().hash);
  return (
    <>
      <title>{words.page}</title>
      {token === '' ? <Incomplete /> : <ConfirmForm token={token} />}
    </>
  );
}

function ConfirmForm({ token }: { readonly token: string }): ReactElement {
  const client = useQueryClient();
  const [missing, setMissing] = useState<string>();
  // Read before the sign-in, which ends it.
  const [heading] = useState(() => ownPath(unfinishedSignUp()?.heading ?? ''));
  const confirm = useMutation({
    mutationFn: (password: string) => confirmAddress(client, { token, password }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { password } = formValues(event.currentTarget, ['password']);
    setMissing(password === '' ? words.needed : undefined);
    if (password === '') focusFirstInvalid(event.currentTarget, ['password']);
    else confirm.mutate(password);
  };
  if (confirm.data === 'signed-in') return <Navigate to={placeAfterSignIn(heading)} replace />;
  if (confirm.data === 'second-factor') return <Confirmed />;
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      error={confirm.error === null ? null : failureWords(confirm.error, words.failed).description}
      onSubmit={submit}
      below={
        <>
          {words.noPassword}{' '}
          <Link to={paths.resetPassword} className="py-3 font-medium text-sky underline underline-offset-4">
            {words.newPassword}
          </Link>
        </>
      }
    >
      <CookieNote />
      <TextField
        name="password"
        type="password"
        label={words.password}
        required
        autoComplete="current-password"
        error={missing}
      />
      <Button type="submit" size="lg" disabled={confirm.isPending}>
        {confirm.isPending ? words.submitting : words.submit}
      </Button>
    </AccountPage>
  );
}

/** Where the sign-in still waits for its second factor. */
function Confirmed(): ReactElement {
  return (
    <Told title={words.done.title}>
      <p>{words.done.text}</p>
      <Button asChild>
        <Link to={paths.login}>{words.signIn}</Link>
      </Button>
    </Told>
  );
}

function Incomplete(): ReactElement {
  return (
    <Told title={words.failed.title}>
      <p>{words.incomplete}</p>
      <Button asChild variant="outline">
        <Link to={paths.home}>{words.goOn}</Link>
      </Button>
    </Told>
  );
}
