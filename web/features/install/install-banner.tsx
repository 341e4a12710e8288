import { Share, X } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Lark } from '#web/features/brand/lark.tsx';
import { Button } from '#web/ui/button.tsx';
import { currentOffer, dismissOffer, install, subscribeToOffer } from './install-offer.ts';
import { words } from './words.ts';

/** Offers to install the app. It floats below the header, so that nothing moves when it comes or goes. */
export function InstallBanner(): ReactElement | null {
  const offer = useSyncExternalStore(subscribeToOffer, currentOffer, () => null);
  if (offer === null) return null;
  return (
    <aside
      aria-label={words.label}
      className="fixed inset-x-4 top-[4.5rem] z-20 mx-auto flex max-w-lg items-center gap-3 rounded-md border border-line bg-sheet p-3 shadow-soft animate-fade-in md:right-6 md:left-auto md:mx-0"
    >
      <Lark className="size-9 shrink-0" />
      <p className="min-w-0 flex-1 text-sm">
        <b className="block font-medium">{words.title}</b>
        {offer === 'prompt' ? (
          <span className="text-ink-soft">{words.text}</span>
        ) : (
          <span className="text-ink-soft">
            {words.iosBefore} <Share aria-hidden="true" className="inline size-4" /> {words.iosAfter}
          </span>
        )}
      </p>
      {offer === 'prompt' && <Button onClick={() => void install()}>{words.install}</Button>}
      <Button variant="ghost" size="icon" aria-label={words.dismiss} onClick={dismissOffer}>
        <X aria-hidden="true" />
      </Button>
    </aside>
  );
}
