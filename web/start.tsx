import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Answering } from './app/answering.tsx';
import { App } from './app/app.tsx';
import { queryClient } from './app/app-providers.tsx';
import type { Reloading } from './app/keep-up-to-date.ts';
import { pause } from './app/pause.ts';
import { createRouter, loadScreen } from './app/router.tsx';
import { hasUnsavedWork } from './app/unsaved-work.ts';
import { words } from './app/words.ts';
import { toasts } from './ui/toast-store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
/** How the app is reloaded when a new version takes it over. */
export const reloading: Reloading = {
  isBusy: () => hasUnsavedWork() || queryClient.isMutating() > 0,
  offer: (run) => {
    toasts.add({
      ...words.update.said,
      duration: words.update.shownFor,
      action: { label: words.update.reload, run },
    });
  },
};
// Public pages come drawn; React takes them over only once their screen's code is there, or it would draw them anew.
const isDrawn = root.hasChildNodes();
// With a pause between the steps: on a phone each is long enough to be felt, all at once would hold a touch up.
if (isDrawn) await pause();
if (isDrawn) await loadScreen(location);
if (isDrawn) await pause();
const router = createRouter(isDrawn);
if (isDrawn) await pause();
const app = (
  <StrictMode>
    <Answering>
      <App router={router} />
    </Answering>
  </StrictMode>
);
// In slices: a page that is read already is not held up by what takes it over.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
