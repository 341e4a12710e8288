import { lazy, type ReactElement, Suspense, useRef, useSyncExternalStore } from 'react';
import { LandingScreen } from '#web/screens/landing/landing-screen.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { useLandingVisitor } from './use-landing-visitor.ts';
import { words } from './words.ts';

/** Little is said here in passing, so what shows it comes when there is something to say. */
const Toaster = lazy(async () => ({ default: (await import('#web/ui/toaster.tsx')).Toaster }));

/** The landing page whole: a document of its own, so that it needs neither the router nor the query cache. */
export function LandingPage(): ReactElement {
  const main = useRef<HTMLElement>(null);
  const who = useLandingVisitor();
  return (
    <>
      <PageFrame header={<Header who={who} pathname={paths.landing} />} footer={<SiteFooter />} main={main}>
        <LandingScreen signedIn={typeof who === 'object'} />
      </PageFrame>
      <Told />
    </>
  );
}

function Told(): ReactElement | null {
  const said = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  if (said.length === 0) return null;
  return (
    <Suspense>
      <Toaster label={words.notifications} closeLabel={words.close} />
    </Suspense>
  );
}
