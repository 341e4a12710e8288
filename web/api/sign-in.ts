import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/types.ts';
import { api } from './api.ts';
import { forgetIdToken, holdIdToken, subjectOf } from './id-token.ts';
import type { Credentials } from './identity.ts';
import { clearPrivateStorage } from './private-storage.ts';
import { queryKeys } from './query-keys.ts';
import { signInClient } from './sign-in-client.ts';
import { SignInRefused } from './sign-in-errors.ts';
import type { IdentitySession, PopupSignIn, PopupWatch } from './sign-in-types.ts';

export interface SignUpForm extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly researchField: string;
}

/** Signs in with email and password, opens the server session and loads the user. */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<void> {
  const { password } = await signInClient();
  if (password === null) throw new SignInRefused();
  await openSession(await password.signIn(credentials));
  await loadUser(client);
}

/** The same in a window of the provider. `onAnswer` is called when the person is through with it. */
export async function signInWithPopup(
  client: QueryClient,
  popup: PopupSignIn,
  { onAnswer, ...watch }: PopupWatch & { readonly onAnswer: () => void },
): Promise<void> {
  const session = await popup.signIn(watch);
  onAnswer();
  await openSession(session);
  await loadUser(client);
}

/** Creates the account and its profile, then signs in. */
export async function signUp(client: QueryClient, form: SignUpForm): Promise<void> {
  const { firstName, lastName, email, password: secret, organization, researchField } = form;
  const { password } = await signInClient();
  if (password === null) throw new SignInRefused();
  const session = await password.signUp({ email, password: secret, name: `${firstName} ${lastName}` });
  await openSession(session);
  const uid = subjectOf(session.idToken);
  await api.call('createUser', { body: { uid, email, firstName, lastName, organization, researchField } });
  await loadUser(client);
}

/** Ends both sessions and leaves nothing of this person on the page. A backend that does not answer is only warned about. */
export async function signOut(client: QueryClient): Promise<void> {
  await (await signInClient()).signOut();
  await api.call('logout').catch(warn);
  forgetIdToken();
  clearPrivateStorage();
  await replaceUser(client, null);
}

/** The ID token speaks for this page; the cookie session, where it opens, survives a reload (spec section 4: failure only warned). */
async function openSession(session: IdentitySession): Promise<void> {
  holdIdToken(session);
  await api.call('openSession', { body: { idToken: session.idToken } }).catch(async (error: unknown) => {
    warn(error);
    // The cookie may be of whoever was signed in before: it must not speak for this person after a reload.
    await api.call('logout').catch(warn);
  });
}

async function loadUser(client: QueryClient): Promise<void> {
  const { user } = await api.call('getMe');
  await replaceUser(client, user);
}

/** Nothing that was read for one person is shown to the next. The user's own entry stays, because the page watches it. */
async function replaceUser(client: QueryClient, user: User | null): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKeys.user[0] });
  client.setQueryData(queryKeys.user, user);
}

function warn(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec wants these two failures warned about, no more
  console.warn(error);
}
