import type { OutputOf } from '#contract/types.ts';
import { api } from './api.ts';
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
  /** Mails a link that confirms the address of whoever is signed in; null where the provider has its own way. */
  readonly sendVerification: ((email: string) => Promise<void>) | null;
}

export interface PasswordSignIn {
  readonly signIn: (credentials: Credentials) => Promise<IdentitySession>;
  readonly signUp: (account: Credentials & { readonly name: string }) => Promise<IdentitySession>;
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

let loading: Promise<SignInClient> | null = null;
let known: SignInClient | null = null;
let offered: OutputOf<'getSignIn'> | null = null;
const watchers = new Set<() => void>();

/** The client of whoever signs people in on this server; its code is fetched only where it is needed. */
export function signInClient(): Promise<SignInClient> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The same at once; null until it is known. */
export function knownSignInClient(): SignInClient | null {
  return known;
}

/** Who signs people in, as the server says it; null until it is known. */
export function knownOffer(): OutputOf<'getSignIn'> | null {
  return offered;
}

/** Calls when it becomes known; the answer ends that. */
export function watchSignInClient(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

async function load(): Promise<SignInClient> {
  offered = await api.call('getSignIn');
  known = await clientOf(offered);
  for (const watcher of watchers) watcher();
  return known;
}

async function clientOf(offer: OutputOf<'getSignIn'>): Promise<SignInClient> {
  if (offer.kind === 'firebase') return (await import('./firebase-sign-in.ts')).firebaseSignIn(offer);
  if (offer.kind === 'oidc') return (await import('./oidc-sign-in.ts')).oidcSignIn(offer);
  return (await import('./embedded-sign-in.ts')).embeddedSignIn(offer);
}
