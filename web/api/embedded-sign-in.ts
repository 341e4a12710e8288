import type { OutputOf } from '#contract/types.ts';
import { paths } from '#web/app/paths.ts';
import { api } from './api.ts';
import {
  beginGoogle,
  endIdentitySession,
  fetchIdToken,
  IdentityError,
  requestPasswordReset,
  sendVerificationMail,
  signInWithEmail,
  signUpWithEmail,
} from './identity.ts';
import { openSignInPopup, PopupClosed } from './popup.ts';
import { AccountNotLinked, CookiesBlocked, SignedUpOnly, SignInRefused } from './sign-in-errors.ts';
import type { IdentitySession, PopupSignIn, PopupWatch, SignInClient } from './sign-in-types.ts';

/** The provider inside the product: email and password, and Google where it is offered. */
export function embeddedSignIn({
  google,
  mails,
}: Extract<OutputOf<'getSignIn'>, { kind: 'embedded' }>): SignInClient {
  return {
    password: {
      signIn: async (credentials) => {
        const step = await signInWithEmail(credentials);
        return step === 'signed-in' ? ownSession() : null;
      },
      signUp: async (account) =>
        (await signUpWithEmail(account))
          ? ownSession().catch((error: unknown) => {
              throw error instanceof CookiesBlocked ? error : new SignedUpOnly(error);
            })
          : null,
      requestReset: requestPasswordReset,
    },
    popup: google === null ? null : googles[google],
    signOut: endIdentitySession,
    sendVerification: mails ? sendVerificationMail : null,
  };
}

const googles: Readonly<Record<'google' | 'sandbox', PopupSignIn>> = {
  google: { name: 'Google', signIn: signInWithGoogle },
  sandbox: { name: 'Google', signIn: signInWithStandIn },
};

/** The provider's cookie is what its tokens are given for. */
export async function ownSession(): Promise<IdentitySession> {
  try {
    return { idToken: await fetchIdToken(), refresh: fetchIdToken };
  } catch (error) {
    // It took the password a moment ago: only a cookie that was not kept can be in the way.
    if (error instanceof IdentityError && error.status === 401) throw new CookiesBlocked();
    throw error;
  }
}

async function signInWithGoogle(watch: PopupWatch): Promise<IdentitySession> {
  const popup = openSignInPopup(watch);
  const answer = await popup.visit(beginGoogle);
  const error = answer.get('error');
  if (error === 'access_denied') throw new PopupClosed();
  if (error === 'account_not_linked') throw new AccountNotLinked();
  if (error !== null) throw new SignInRefused();
  return ownSession();
}

/** The window says whom one chose; the server signs for it, and nobody refreshes it. */
async function signInWithStandIn(watch: PopupWatch): Promise<IdentitySession> {
  const popup = openSignInPopup(watch);
  const answer = await popup.visit(async (flow) => `${paths.sandboxGoogle}?${new URLSearchParams({ flow })}`);
  const account = { email: answer.get('email') ?? '', name: answer.get('name') ?? '' };
  const { idToken } = await api.call('sandboxGoogle', { body: account });
  return { idToken, refresh: null };
}
