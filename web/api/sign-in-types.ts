import type { Credentials } from './identity.ts';

/** Somebody whom a provider just vouched for. */
export interface IdentitySession {
  readonly idToken: string;
  /** Gets the next token when this one ends; null where the provider gives none: then the session cookie speaks. */
  readonly refresh: (() => Promise<string>) | null;
}

/** Who signs people in, whoever that is: what each offers is there, what it does not is null. */
export interface SignInClient {
  readonly password: PasswordSignIn | null;
  readonly popup: PopupSignIn | null;
  /** Ends what the provider keeps in this browser. */
  readonly signOut: () => Promise<void>;
  /** Mails a link that confirms the address of whoever is signed in; null where the provider has its own way, or no mail is sent. */
  readonly sendVerification: ((email: string) => Promise<void>) | null;
}

export interface PasswordSignIn {
  /** Null where the password was right and a second factor is asked for. */
  readonly signIn: (credentials: Credentials) => Promise<IdentitySession | null>;
  /** Null where the provider mails what comes next. */
  readonly signUp: (account: Credentials & { readonly name: string }) => Promise<IdentitySession | null>;
  /** Answers alike whoever has the address. */
  readonly requestReset: (email: string) => Promise<void>;
}

export interface PopupSignIn {
  /** "Google", or what people call their institution's login. */
  readonly name: string;
  /**
   * Opens the provider's window; to be called while a click is handled, or browsers block it. Throws PopupBlocked, and
   * PopupClosed where the person left it or a newer one took its place.
   */
  readonly signIn: (watch: PopupWatch) => Promise<IdentitySession>;
}

export interface PopupWatch {
  readonly signal: AbortSignal;
  /** The window seems to be closed. Some providers cut it off from us, so an answer may come all the same. */
  readonly onClosed: () => void;
}
