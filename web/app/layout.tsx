import { type ReactElement, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { Header } from './header.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { words } from './words.ts';

/** The frame of every screen. */
export function Layout(): ReactElement {
  const main = useFocusOnRouteChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-sheet px-4 py-3 font-medium text-sky focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <Header />
      <UnverifiedNotice />
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-ink-soft md:px-6">
          <Wordmark />
          <p>{words.footer}</p>
        </div>
      </footer>
      <ScrollRestoration />
    </div>
  );
}

/** A new screen takes the focus, as a new page would; the first one leaves it where the browser put it. */
function useFocusOnRouteChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
