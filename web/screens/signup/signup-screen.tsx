import type { ReactElement, SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { headingFrom, paths, pathWithHeading } from '#web/app/paths.ts';
import { AccountPage } from '#web/features/account/account-page.tsx';
import { CookieNote } from '#web/features/account/cookie-note.tsx';
import { PasswordField } from '#web/features/account/password-field.tsx';
import { PopupSide } from '#web/features/account/popup-button.tsx';
import { words as popupWords } from '#web/features/account/popup-words.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { usePopupSignIn } from '#web/features/account/use-popup-sign-in.ts';
import { useSignInClient } from '#web/features/account/use-sign-in-client.ts';
import { placeAfterSignIn } from '#web/features/invite/stored-invite.ts';
import { useHasStoredInvite } from '#web/features/invite/use-stored-invite.ts';
import { words as inviteWords } from '#web/features/invite/words.ts';
import { LegalNote } from '#web/features/links/legal-note.tsx';
import { handedOver } from '#web/features/take-up/handed-over.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { LookIntoMail } from './look-into-mail.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { type Signup, useSignup } from './use-signup.ts';
import { fieldLimits } from './validate-signup.ts';
import { words } from './words.ts';

export function SignupScreen(): ReactElement {
  const hasInvite = useHasStoredInvite();
  const hasText = useIsLive() && handedOver() !== null;
  const heading = headingFrom(useLocation().search);
  const signup = useSignup(heading);
  const client = useSignInClient();
  const popup = usePopupSignIn(client?.popup ?? null);
  const hasPassword = client === null || client.password !== null;
  if (signup.signedIn && popup?.isFinishing !== true)
    return <Navigate to={placeAfterSignIn(heading)} replace />;
  if (signup.mailed !== null) return <LookIntoMail email={signup.mailed} heading={heading} />;
  const own = hasText ? words.comesAlong : words.lead;
  const lead = hasPassword || popup === null ? own : words.leadElsewhere(popup.name);
  return (
    <AccountPage
      title={words.title}
      lead={hasInvite ? inviteWords.lead : lead}
      error={popup?.error ?? signup.error}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        popup?.forget();
        signup.submit(event);
      }}
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
      before={
        <PopupSide
          isKnown={client !== null}
          popup={popup}
          label={popupWords.signUp}
          place={hasPassword ? 'first' : 'only'}
          onStart={signup.reset}
        />
      }
    >
      <title>{words.page}</title>
      <CookieNote />
      {hasPassword && <SignupFields signup={signup} />}
      <LegalNote />
    </AccountPage>
  );
}

/** An address and a password, where whoever signs people in takes one. Who one is can be told now or later. */
function SignupFields({ signup }: { readonly signup: Signup }): ReactElement {
  const isLive = useIsLive();
  const { problems } = signup;
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        maxLength={fieldLimits.email}
        autoComplete="email"
        error={problems.email}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={problems.password}
      />
      <ProfileFields problems={problems} />
      <Button type="submit" size="lg" disabled={signup.submitting || !isLive}>
        {signup.submitting ? words.submitting : words.submit}
      </Button>
    </>
  );
}
