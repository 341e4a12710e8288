import type { ReactElement } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { headingFrom, paths, pathWithHeading } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { TextField } from '#web/features/account/text-field.tsx';
import { placeAfterSignIn } from '#web/features/invite/stored-invite.ts';
import { useHasStoredInvite } from '#web/features/invite/use-stored-invite.ts';
import { words as inviteWords } from '#web/features/invite/words.ts';
import { Button } from '#web/ui/button.tsx';
import { useSignup } from './use-signup.ts';
import { words } from './words.ts';

export function SignupScreen(): ReactElement {
  const hasInvite = useHasStoredInvite();
  const heading = headingFrom(useLocation().search);
  const { signedIn, submitting, missing, error, submit } = useSignup();
  if (signedIn) return <Navigate to={placeAfterSignIn(heading)} replace />;
  return (
    <AccountPage
      title={words.title}
      lead={hasInvite ? inviteWords.lead : words.lead}
      error={error}
      onSubmit={submit}
      below={
        <>
          {words.haveAccount}{' '}
          <Link
            to={pathWithHeading(paths.login, heading)}
            className="py-3 font-medium text-sky underline underline-offset-4"
          >
            {words.signIn}
          </Link>
        </>
      }
    >
      <title>{words.page}</title>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={words.firstName}
          required
          autoComplete="given-name"
          error={missing.firstName}
        />
        <TextField
          name="lastName"
          label={words.lastName}
          required
          autoComplete="family-name"
          error={missing.lastName}
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        error={missing.email}
      />
      <TextField
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
        error={missing.password}
      />
      <TextField
        name="organization"
        label={words.organization}
        aside={words.optional}
        autoComplete="organization"
      />
      <TextField name="researchField" label={words.researchField} aside={words.optional} />
      <Button type="submit" size="lg" disabled={submitting}>
        {submitting ? words.submitting : words.submit}
      </Button>
    </AccountPage>
  );
}
