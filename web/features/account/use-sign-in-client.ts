import { useSyncExternalStore } from 'react';
import { knownSignInClient, watchSignInClient } from '#web/api/sign-in-client.ts';
import type { SignInClient } from '#web/api/sign-in-types.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';

/** Who signs people in; null while it is not known, as when a page that was drawn at build time is taken over. */
export function useSignInClient(): SignInClient | null {
  const isLive = useIsLive();
  const client = useSyncExternalStore(watchSignInClient, knownSignInClient, knownSignInClient);
  return isLive ? client : null;
}
