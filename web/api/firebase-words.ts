const wrongCredentials = { status: 401, message: 'The email address or the password is not right.' };

/** What Firebase's codes mean for the person. One sentence for every wrong credential, so that nobody learns who has an account. */
export const firebaseWords: {
  readonly tooMany: string;
  readonly signInForLink: string;
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly message: string }>>;
} = {
  tooMany: 'Too many tries. Please wait a few minutes and try again.',
  signInForLink: 'Please sign out and in again, then ask for the link.',
  refusals: {
    'auth/invalid-credential': wrongCredentials,
    'auth/invalid-login-credentials': wrongCredentials,
    'auth/wrong-password': wrongCredentials,
    'auth/user-not-found': wrongCredentials,
    'auth/user-disabled': wrongCredentials,
    'auth/email-already-in-use': {
      status: 400,
      message: 'This account could not be created. If you have one already, please sign in.',
    },
    'auth/invalid-email': { status: 400, message: 'This is not an email address.' },
    'auth/weak-password': { status: 400, message: 'Please choose a longer password.' },
    'auth/password-does-not-meet-requirements': {
      status: 400,
      message: 'This password does not meet the rules of the sign-in service. Please choose another.',
    },
    'auth/operation-not-allowed': { status: 403, message: 'This way to sign in is not switched on.' },
  },
};
