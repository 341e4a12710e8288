import { useSyncExternalStore } from 'react';

/**
 * False on a page as it was drawn at build time. Its forms cannot be sent yet: the browser would do it by itself, and put what
 * was typed, a password too, into the address.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
