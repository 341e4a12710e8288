/** The browser kept no cookie of ours. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}

/** There is an account with the address whose owner has not shown yet that it is theirs. */
export class AccountNotLinked extends Error {
  override readonly name = 'AccountNotLinked';
}

/** The provider ended the sign-in without saying anything that helps. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The account was made, and nobody could be signed in by it; `cause` says why. */
export class SignedUpOnly extends Error {
  override readonly name = 'SignedUpOnly';

  constructor(cause: unknown) {
    super('The account was made.', { cause });
  }
}
