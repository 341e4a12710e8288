import { whenIdle } from './when-idle.ts';

export interface Reloading {
  /** Whether the page must not be reloaded right now. */
  readonly isBusy: () => boolean;
  /** Tells the person that there is a new version, where the page was busy. */
  readonly offer: (reload: () => void) => void;
}

const hour = 3_600_000;

/**
 * Registers the service worker. A page that a new one takes over is reloaded once, and never over somebody's work: there
 * the reload is offered instead. A first visit is not reloaded.
 */
export function keepUpToDate(reloading: Reloading): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isAsked = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      return;
    }
    if (isAsked) return;
    isAsked = true;
    const reload = (): void => location.reload();
    if (reloading.isBusy()) reloading.offer(reload);
    else reload();
  });
  whenIdle(() => {
    serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(lookWhenSeen, () => undefined);
  });
}

/** Browsers look for a new version when a page is loaded; an app that stays open is to look when it is looked at. */
function lookWhenSeen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < hour) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}
