import { startTransition, useEffect, useState } from 'react';

/** Pages are taken over once; screens that are shown later are live at once. */
let isTakenOver = false;

/**
 * False on a page as it was drawn at build time. Its forms cannot be sent yet: the browser would do it by itself, and put what
 * was typed, a password too, into the address. And it knows of no browser: what depends on that waits for this.
 */
export function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    // In slices, as the page was taken over: a store of its own would have it all drawn again at once.
    startTransition(() => setIsLive(true));
  }, []);
  return isLive;
}
