import { type ReactElement, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isReadablePath } from '#contract/pages.ts';
import { AppHeader } from './app-header.tsx';
import { NotFound } from './not-found.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

/** The frame of every screen of the app. */
export function Layout(): ReactElement {
  const { pathname } = useLocation();
  const main = useFocusOnRouteChange(pathname);
  return (
    <PageFrame
      header={
        <>
          <AppHeader />
          <UnverifiedNotice />
        </>
      }
      footer={<SiteFooter />}
      main={main}
    >
      {isReadablePath(pathname) ? <Outlet /> : <NotFound />}
      <ScrollRestoration />
    </PageFrame>
  );
}

/** A new screen takes the focus, as a new page would; the first one leaves it where the browser put it. */
function useFocusOnRouteChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
