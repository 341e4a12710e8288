import { type ReactElement, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Wordmark } from '#web/features/brand/wordmark.tsx';
import { AppHeader } from './app-header.tsx';
import { PageFrame } from './page-frame.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';
import { words } from './words.ts';

/** The frame of every screen of the app. */
export function Layout(): ReactElement {
  const main = useFocusOnRouteChange();
  return (
    <PageFrame
      header={
        <>
          <AppHeader />
          <UnverifiedNotice />
        </>
      }
      footer={<Footer />}
      main={main}
    >
      <Outlet />
      <ScrollRestoration />
    </PageFrame>
  );
}

function Footer(): ReactElement {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-ink-soft md:px-6">
        <Wordmark />
        <p>{words.footer}</p>
      </div>
    </footer>
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
