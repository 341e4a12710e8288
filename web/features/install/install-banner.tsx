import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { currentOffer, subscribeToOffer } from './install-offer.ts';

/** Fetched when a browser has something to offer. */
const InstallCard = lazy(async () => ({ default: (await import('./install-card.tsx')).InstallCard }));

/** The offer to install the app, where the browser makes one. */
export function InstallBanner(): ReactElement | null {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer, () => null);
  if (offer === null) return null;
  return (
    <Suspense>
      <InstallCard offer={offer} />
    </Suspense>
  );
}
