import type { ReactElement, ReactNode, RefObject } from 'react';
import { InstallBanner } from '#web/features/install/install-banner.tsx';
import { words } from './words.ts';

interface PageFrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly main: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The way past the header, the header, what the page is about, and the footer. */
export function PageFrame({ header, footer, main, children }: PageFrameProps): ReactElement {
  return (
    <div className="group/page flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-sheet px-4 py-3 font-medium text-sky focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      {header}
      <InstallBanner />
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {footer}
    </div>
  );
}
