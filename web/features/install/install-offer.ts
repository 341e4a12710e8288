import { isDismissed, rememberDismissal } from './dismissal.ts';

/** What Chromium sends a page that can be installed. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** How this browser installs: by its own question, by hand on an iPhone or iPad, or not now. */
export type InstallOffer = 'prompt' | 'by-hand' | null;

let event: InstallEvent | null = null;
let offer: InstallOffer = null;
const listeners = new Set<() => void>();

/** To be called before the page is drawn: the event comes once, and early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (sent) => {
    sent.preventDefault();
    event = sent as InstallEvent;
    set(isDismissed(Date.now()) ? null : 'prompt');
  });
  addEventListener('appinstalled', () => set(null));
  if (isIosBrowser() && !isDismissed(Date.now())) set('by-hand');
}

export function currentOffer(): InstallOffer {
  return isInstalled() ? null : offer;
}

export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser's own question; it may be asked once per event. */
export async function install(): Promise<void> {
  const asked = event;
  event = null;
  set(null);
  await asked?.prompt();
}

/** Sends the banner away for three days. */
export function dismissOffer(): void {
  rememberDismissal(Date.now());
  set(null);
}

function set(next: InstallOffer): void {
  offer = next;
  for (const listener of listeners) listener();
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;
}

/** Only browsers on iOS and iPadOS have this property. */
function isIosBrowser(): boolean {
  return Reflect.get(navigator, 'standalone') === false;
}
