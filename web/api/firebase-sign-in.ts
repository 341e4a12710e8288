import { FirebaseError, initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from '@firebase/auth';
import type { OutputOf } from '#contract/types.ts';
import { firebaseWords } from './firebase-words.ts';
import { IdentityError } from './identity.ts';
import { PopupBlocked, PopupClosed } from './popup.ts';
import { SignInRefused } from './sign-in-errors.ts';
import type { IdentitySession, PasswordSignIn, PopupSignIn, SignInClient } from './sign-in-types.ts';

/** Firebase Authentication by its own client, which is loaded with this module. It keeps its tokens in memory only. */
export function firebaseSignIn({
  projectId,
  apiKey,
  authDomain,
  password,
  google,
}: Extract<OutputOf<'getSignIn'>, { kind: 'firebase' }>): SignInClient {
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
    persistence: inMemoryPersistence,
    ...(google ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  return {
    password: password ? passwordSignIn(auth) : null,
    popup: google ? googleSignIn(auth) : null,
    signOut: () => translated(() => signOut(auth)),
    sendVerification: async () => {
      const user = auth.currentUser;
      // After a reload the session goes on without Firebase, which mails links to whom it knows only.
      if (user === null) throw new IdentityError(401, firebaseWords.signInForLink);
      await translated(() => sendEmailVerification(user));
    },
  };
}

function passwordSignIn(auth: Auth): PasswordSignIn {
  return {
    signIn: ({ email, password }) =>
      translated(async () => sessionOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: ({ email, password, name }) =>
      translated(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account is there: its name is told with the profile too.
        await updateProfile(user, { displayName: name }).catch(() => undefined);
        // A link that was not mailed can be asked for again; the account is there.
        await sendEmailVerification(user).catch(() => undefined);
        return sessionOf(user, { anew: true });
      }),
    requestReset: (email) =>
      translated(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
        }
      }),
  };
}

function googleSignIn(auth: Auth): PopupSignIn {
  return {
    name: 'Google',
    signIn: ({ signal }) =>
      translated(async () => {
        const provider = new GoogleAuthProvider();
        provider.addScope('email');
        provider.setCustomParameters({ prompt: 'select_account' });
        const { user } = await signInWithPopup(auth, provider);
        // A newer window took its place, and whoever it signs in counts.
        if (signal.aborted) throw new PopupClosed();
        return sessionOf(user);
      }),
  };
}

/** `anew`: what the token says of the person has changed since it was made. */
async function sessionOf(user: User, { anew = false } = {}): Promise<IdentitySession> {
  return { idToken: await user.getIdToken(anew), refresh: () => user.getIdToken(true) };
}

/** Firebase's errors as ours. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FirebaseError ? errorOf(error.code) : error;
  }
}

const quiet = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

function errorOf(code: string): Error {
  if (quiet.includes(code)) return new PopupClosed();
  if (code === 'auth/popup-blocked') return new PopupBlocked();
  if (code === 'auth/network-request-failed') return new TypeError(code);
  if (code === 'auth/too-many-requests') return new IdentityError(429, firebaseWords.tooMany);
  const said = firebaseWords.refusals[code];
  return said === undefined ? new SignInRefused(code) : new IdentityError(said.status, said.message);
}
