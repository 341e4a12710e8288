import './styles/app.css';
import { keepUpToDate, type Reloading } from './app/keep-up-to-date.ts';
import { pause } from './app/pause.ts';
import { hasUnsavedWork } from './app/unsaved-work.ts';
import { watchInstall } from './features/install/install-offer.ts';

// What the browser says once, and maybe before the app is there.
watchInstall();
let offered: (() => void) | undefined;
const reloading: Reloading = {
  isBusy: hasUnsavedWork,
  offer: (reload) => {
    offered = reload;
  },
};
keepUpToDate(reloading);

// What a page that is drawn whole shows comes before what it can do: code fetched or run first would hold its first paint up.
const late = document.querySelectorAll('link[rel="modulepreload"][media]');
if (late.length > 0) {
  await painted();
  // In steps, here and in start.tsx: on a phone all at once would hold a touch up.
  for (const link of late) {
    link.removeAttribute('media');
    await pause();
  }
  await import('react-dom/client');
  await pause();
}
Object.assign(reloading, (await import('./start.tsx')).reloading);
if (offered) reloading.offer(offered);

/** Once the page as it came is on the screen; at once where nobody looks, for there nothing is painted. */
function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
