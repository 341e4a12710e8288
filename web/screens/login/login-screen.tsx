import { lazy, type ReactElement, type SubmitEvent, Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { headingFrom, paths, pathWithHeading, signingOut } from '#web/app/paths.ts';
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
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { type Login, useLogin } from './use-login.ts';
import { words } from './words.ts';

/** Few have a second factor, so its page comes when it is asked for. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

export function LoginScreen(): ReactElement {
  const { search, state } = useLocation();
  const hasInvite = useHasStoredInvite();
  const heading = headingFrom(search);
  const isFarewell = useIsFarewell();
  const login = useLogin();
  const client = useSignInClient();
  const popup = usePopupSignIn(client?.popup ?? null);
  const hasPassword = client === null || client.password !== null;
  const signedIn = login.signedIn && popup?.isFinishing !== true;
  if (signedIn && state !== signingOut) return <Navigate to={placeAfterSignIn(heading)} replace />;
  if (login.needsCode)
    return (
      <Suspense fallback={<Skeleton className="mx-auto my-12 h-80 w-full max-w-md" />}>
        <SecondStep onStartAgain={login.reset} />
      </Suspense>
    );
  return (
    <AccountPage
      title={words.title}
      lead={isFarewell ? words.accountDeleted : hasInvite ? inviteWords.lead : words.lead}
      error={popup?.error ?? login.error}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        popup?.forget();
        login.submit(event);
      }}
      below={
        hasPassword && (
          <>
            {words.noAccount}{' '}
            <Link
              to={pathWithHeading(paths.signup, heading)}
              className="py-3 font-medium text-sky underline underline-offset-4"
            >
              {words.signUp}
            </Link>
          </>
        )
      }
      beside={
        <PopupSide
          isKnown={client !== null}
          popup={popup}
          label={popupWords.signIn}
          place={hasPassword ? 'second' : 'only'}
          onStart={login.reset}
        />
      }
    >
      <title>{words.page}</title>
      <CookieNote />
      {hasPassword && <PasswordFields login={login} />}
    </AccountPage>
  );
}

/** Email and password, where whoever signs people in takes them. */
function PasswordFields({ login }: { readonly login: Login }): ReactElement {
  const isLive = useIsLive();
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        error={login.missing.email}
      />
      <PasswordField label={words.password} autoComplete="current-password" error={login.missing.password} />
      <Link
        to={paths.resetPassword}
        className="-my-2 self-start py-2 text-sm font-medium text-sky underline underline-offset-4"
      >
        {words.forgot}
      </Link>
      <Button type="submit" size="lg" disabled={login.submitting || !isLive}>
        {login.submitting ? words.submitting : words.submit}
      </Button>
    </>
  );
}

/** Whether somebody was led here after deleting their account: known only once the page that was drawn at build time has taken over. */
function useIsFarewell(): boolean {
  return useIsLive() && window.location.pathname + window.location.hash === paths.accountDeleted;
}
