import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Answering } from './app/answering.tsx';
import { keepUpToDate } from './app/keep-up-to-date.ts';
import { LandingPage } from './app/landing-page.tsx';
import { hasUnsavedWork } from './app/unsaved-work.ts';
import { watchInstall } from './features/install/install-offer.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('landing.html has no #root');
watchInstall();
keepUpToDate({ isBusy: hasUnsavedWork, offer: () => undefined });
// In slices: the page is there to be read already.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Answering>
        <LandingPage />
      </Answering>
    </StrictMode>,
  );
});
