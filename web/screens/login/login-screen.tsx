import type { ReactElement } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { headingFrom, paths, pathWithHeading, signingOut } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { TextField } from '#web/features/account/text-field.tsx';
import { placeAfterSignIn } from '#web/features/invite/stored-invite.ts';
import { useHasStoredInvite } from '#web/features/invite/use-stored-invite.ts';
import { words as inviteWords } from '#web/features/invite/words.ts';
import { Button } from '#web/ui/button.tsx';
import { useLogin } from './use-login.ts';
import { words } from './words.ts';

export function LoginScreen(): ReactElement {
  const { search, state } = useLocation();
  const hasInvite = useHasStoredInvite();
  const heading = headingFrom(search);
  const login = useLogin();
  if (login.signedIn && state !== signingOut) return <Navigate to={placeAfterSignIn(heading)} replace />;
  return (
    <AccountPage
      title={words.title}
      lead={hasInvite ? inviteWords.lead : words.lead}
      error={login.error}
      onSubmit={login.submit}
      below={
        <>
          {words.noAccount}{' '}
          <Link
            to={pathWithHeading(paths.signup, heading)}
            className="py-3 font-medium text-sky underline underline-offset-4"
          >
            {words.signUp}
          </Link>
        </>
      }
    >
      <title>{words.page}</title>
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        error={login.missing.email}
      />
      <TextField
        name="password"
        type="password"
        label={words.password}
        required
        autoComplete="current-password"
        error={login.missing.password}
      />
      <Link
        to={paths.resetPassword}
        className="-my-2 self-start py-2 text-sm font-medium text-sky underline underline-offset-4"
      >
        {words.forgot}
      </Link>
      <Button type="submit" size="lg" disabled={login.submitting}>
        {login.submitting ? words.submitting : words.submit}
      </Button>
    </AccountPage>
  );
}
