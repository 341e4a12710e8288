import './styles/app.css';
import { keepUpToDate } from './app/keep-up-to-date.ts';
import { hasUnsavedWork } from './app/unsaved-work.ts';
import { watchInstall } from './features/install/install-offer.ts';

// What the browser says once, and maybe before the app is there.
watchInstall();
const reloading = { isBusy: hasUnsavedWork, offer: (): void => undefined };
keepUpToDate(reloading);

// What a page shows comes before what it can do: code that was fetched or ran first would hold its first paint up.
if (document.getElementById('root')?.hasChildNodes() === true) {
  await painted();
  for (const link of document.querySelectorAll('link[rel="modulepreload"][media]'))
    link.removeAttribute('media');
  // What all of the app builds on runs by itself: on a phone both together would hold a touch up.
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
}
Object.assign(reloading, (await import('./start.tsx')).reloading);

/** Once the page as it came is on the screen; at once where nobody looks, for there nothing is painted. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
