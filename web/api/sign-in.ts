import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/types.ts';
import { fullName } from '#domain/accounts/profile.ts';
import { api } from './api.ts';
import { addressOf, forgetIdToken, holdIdToken, subjectOf } from './id-token.ts';
import { type Credentials, type SignInStep, verifyAddress } from './identity.ts';
import { clearPrivateStorage } from './private-storage.ts';
import { queryKeys } from './query-keys.ts';
import { signInClient } from './sign-in-client.ts';
import { SignedUpOnly, SignInRefused } from './sign-in-errors.ts';
import type { IdentitySession, PopupSignIn, PopupWatch } from './sign-in-types.ts';
import {
  forgetUnfinishedSignUp,
  keepUnfinishedSignUp,
  type UnfinishedSignUp,
  unfinishedSignUpOf,
} from './unfinished-sign-up.ts';

export interface SignUpForm extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly researchField: string;
}

/** Signs in with email and password, opens the server session and loads the user; unless a second factor is asked for first. */
export async function signIn(client: QueryClient, credentials: Credentials): Promise<SignInStep> {
  const { password } = await signInClient();
  if (password === null) throw new SignInRefused();
  const session = await password.signIn(credentials);
  if (session === null) return 'second-factor';
  await welcome(client, session);
  return 'signed-in';
}

/** Confirms the address that a link was mailed to, by the password of its account, and signs in. */
export async function confirmAddress(
  client: QueryClient,
  link: { readonly token: string; readonly password: string },
): Promise<SignInStep> {
  const step = await verifyAddress(link.token, link.password);
  if (step === 'signed-in') await enter(client);
  return step;
}

/** Goes on where our own provider knows who somebody is. */
export async function enter(client: QueryClient): Promise<void> {
  await welcome(client, await ownSession());
}

/** After our own provider changed its session: a new password, a second factor. Ours came from the old one. */
export async function renewSession(client: QueryClient): Promise<void> {
  await openSession(await ownSession());
  await client.invalidateQueries();
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

/** How far a sign-up came. */
export type SignedUp =
  | 'signed-in'
  /** Signed in, and what they told of themselves is kept on this device until it can be saved. */
  | 'profile-missing'
  /** Nobody is signed in before they have shown that the address is theirs; whether it had an account its owner alone is told. */
  | 'look-into-mail';

/**
 * Creates the account and its profile, then signs in. The profile is kept on this device first: wherever this breaks off, the
 * next sign-in ends it.
 */
export async function signUp(client: QueryClient, form: SignUpForm, heading: string): Promise<SignedUp> {
  const { password: secret, ...profile } = form;
  const { password } = await signInClient();
  if (password === null) throw new SignInRefused();
  const begun = { ...profile, heading };
  keepUnfinishedSignUp(begun);
  const session = await password.signUp({ email: form.email, password: secret, name: fullName(form) });
  if (session === null) return 'look-into-mail';
  try {
    return (await welcome(client, session, begun)) ? 'signed-in' : 'profile-missing';
  } catch (error) {
    throw new SignedUpOnly(error);
  }
}

/** Saves what somebody told at sign-up who is signed in by now. */
export async function finishSignUp(client: QueryClient, form: SignUpForm): Promise<void> {
  const { password: _, ...profile } = form;
  const { user } = await api.call('getMe');
  await saveProfile(user.id, profile);
  await loadUser(client);
}

/** Opens the session, saves the profile of a sign-up that ends here, and loads the user. False: the profile was not saved. */
async function welcome(
  client: QueryClient,
  session: IdentitySession,
  begun: UnfinishedSignUp | null = unfinishedSignUpOf(addressOf(session.idToken)),
): Promise<boolean> {
  await openSession(session);
  let isSaved = true;
  if (begun !== null && !tells(begun)) forgetUnfinishedSignUp();
  else if (begun !== null) {
    const { heading: _, ...profile } = begun;
    await saveProfile(subjectOf(session.idToken), profile).catch((error: unknown) => {
      // It stays on this device: the next sign-in tries again, and they can tell it anew in the account settings.
      warn(error);
      isSaved = false;
    });
  }
  await loadUser(client);
  return isSaved;
}

/** Whether somebody told anything of themselves at sign-up besides their address. */
function tells({ firstName, lastName, organization, researchField }: UnfinishedSignUp): boolean {
  return [firstName, lastName, organization, researchField].some((told) => told !== '');
}

async function saveProfile(uid: string, profile: Omit<UnfinishedSignUp, 'heading'>): Promise<void> {
  await api.call('createUser', { body: { uid, ...profile } });
  forgetUnfinishedSignUp();
}

/** Ends both sessions and leaves nothing of this person on the page. A backend that does not answer is only warned about. */
export async function signOut(client: QueryClient): Promise<void> {
  await (await signInClient()).signOut();
  await api.call('logout').catch(warn);
  forgetIdToken();
  clearPrivateStorage();
  forgetUnfinishedSignUp();
  await replaceUser(client, null);
}

/** For whoever the server has signed out already: a new page at an address, so that nothing of theirs is left on this one. */
export async function leaveFor(address: string): Promise<void> {
  // What the provider keeps in this browser; its session may be over already.
  await signInClient()
    .then((client) => client.signOut())
    .catch(() => undefined);
  forgetIdToken();
  clearPrivateStorage();
  forgetUnfinishedSignUp();
  window.location.assign(address);
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

/** Only accounts of our own provider get here, so its code is there already. */
async function ownSession(): Promise<IdentitySession> {
  return (await import('./embedded-sign-in.ts')).ownSession();
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
