import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useIsLive } from '#web/ui/use-is-live.ts';

/** Around the whole of a document: says to `public/early.js` that all of the page answers, also what waited for that. */
export function Answering({ children }: { readonly children: ReactNode }): ReactElement {
  const isLive = useIsLive();
  useEffect(() => {
    if (isLive) document.dispatchEvent(new Event('answers'));
  }, [isLive]);
  return <>{children}</>;
}
