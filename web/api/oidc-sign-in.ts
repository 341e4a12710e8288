import type { OutputOf } from '#contract/types.ts';
import { api } from './api.ts';
import { openSignInPopup, PopupClosed } from './popup.ts';
import { SignInRefused } from './sign-in-errors.ts';
import type { IdentitySession, PopupWatch, SignInClient } from './sign-in-types.ts';

/**
 * Any OpenID Connect issuer. The page holds what binds the answer to it (state, nonce, code verifier); our server makes
 * them, and exchanges the code: issuers need to know no browser, and none of their addresses is opened to pages.
 */
export function oidcSignIn({ name }: Extract<OutputOf<'getSignIn'>, { kind: 'oidc' }>): SignInClient {
  return {
    password: null,
    popup: { name, signIn },
    // Nothing of the issuer is kept here, and its own session is for other services too.
    signOut: async () => undefined,
    sendVerification: null,
  };
}

async function signIn(watch: PopupWatch): Promise<IdentitySession> {
  const popup = openSignInPopup(watch);
  const { origin } = location;
  let begun: OutputOf<'beginSignIn'> | null = null;
  const answer = await popup.visit(async () => {
    begun = await api.call('beginSignIn', { body: { origin } });
    return begun;
  });
  return finish(answer, begun, origin);
}

async function finish(
  answer: URLSearchParams,
  begun: OutputOf<'beginSignIn'> | null,
  origin: string,
): Promise<IdentitySession> {
  if (answer.get('error') === 'access_denied') throw new PopupClosed();
  if (begun === null || answer.has('error')) throw new SignInRefused();
  const { state, nonce, codeVerifier } = begun;
  const body = { origin, answer: answer.toString(), state, nonce, codeVerifier };
  const { idToken } = await api.call('finishSignIn', { body });
  return { idToken, refresh: null };
}
