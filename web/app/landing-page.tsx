import { type ReactElement, useRef } from 'react';
import { LandingScreen } from '#web/screens/landing/landing-screen.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { LandingLinks } from './landing-links.tsx';
import { PageFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** The landing page whole: a document of its own, so that it needs neither the router nor the query cache. */
export function LandingPage(): ReactElement {
  const main = useRef<HTMLElement>(null);
  const signedIn = useIsSignedIn();
  return (
    <PageFrame
      header={
        <HeaderFrame links={(_, onFollow) => <LandingLinks signedIn={signedIn} onFollow={onFollow} />} />
      }
      footer={<SiteFooter />}
      main={main}
    >
      <LandingScreen signedIn={signedIn} />
    </PageFrame>
  );
}
