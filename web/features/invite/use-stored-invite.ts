import { useIsLive } from '#web/ui/use-is-live.ts';
import { storedInvite } from './stored-invite.ts';

/** Whether an invite waits for the person to sign in. Pages that are drawn at build time know of none, and learn of it here. */
export function useHasStoredInvite(): boolean {
  return useIsLive() && storedInvite() !== null;
}
