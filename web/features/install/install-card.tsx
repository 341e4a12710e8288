import { Share, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Lark } from '#web/features/brand/lark.tsx';
import { Button } from '#web/ui/button.tsx';
import { dismissOffer, type InstallOffer, install } from './install-offer.ts';
import { words } from './words.ts';

/**
 * Offers to install the app. It floats, so that nothing moves when it comes or goes: below the header, and on a phone, where
 * that would be over the headline, at the end of the screen and above what sticks there.
 */
export function InstallCard({ offer }: { readonly offer: NonNullable<InstallOffer> }): ReactElement {
  return (
    <aside
      aria-label={words.label}
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-lg items-center gap-3 rounded-md border border-line bg-sheet p-3 shadow-soft animate-fade-in group-has-[[data-end-bar]]/page:bottom-24 md:top-[4.5rem] md:right-6 md:bottom-auto! md:left-auto md:mx-0"
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
