import { useSyncExternalStore } from 'react';
import { knownSignInClient, type SignInClient, watchSignInClient } from '#web/api/sign-in-client.ts';

/** Who signs people in; null while it is not known, as when a page that was drawn at build time is taken over. */
export function useSignInClient(): SignInClient | null {
  return useSyncExternalStore(watchSignInClient, knownSignInClient, () => null);
}
