import type { OutputOf } from '#contract/types.ts';
import { api } from './api.ts';
import type { SignInClient } from './sign-in-types.ts';

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
