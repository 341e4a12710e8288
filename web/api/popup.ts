import { hearSignIn } from './sign-in-channel.ts';
import type { PopupWatch } from './sign-in-types.ts';

/** The browser did not let the window open. */
export class PopupBlocked extends Error {
  override readonly name = 'PopupBlocked';
}

/** The person left the window, or opened another: nothing to say about that. */
export class PopupClosed extends Error {
  override readonly name = 'PopupClosed';
}

export interface SignInPopup {
  /**
   * Goes where `begin` says and waits for what comes back. Known by `parameter` of the answer: one that `begin` is given
   * as `flow`, or its own state.
   */
  visit(begin: (flow: string) => Promise<string | Begun>): Promise<URLSearchParams>;
}

interface Begun {
  readonly url: string;
  /** What the provider sends back unchanged. */
  readonly state: string;
}

/** Size of the window, in pixels. */
const size = { width: 480, height: 680 };
/** Milliseconds between two looks at whether it was closed. */
const lookEvery = 300;

/** Opens an empty window at once, while the click lasts; it is sent on its way later. Throws PopupBlocked. */
export function openSignInPopup({ signal, onClosed }: PopupWatch): SignInPopup {
  const popup = window.open('', '_blank', features());
  if (popup === null) throw new PopupBlocked();
  return {
    async visit(begin) {
      try {
        const flow = randomName();
        const begun = await begin(flow);
        const [url, own] =
          typeof begun === 'string'
            ? [begun, ['flow', flow] as const]
            : [begun.url, ['state', begun.state] as const];
        return await answerOf(popup, { url, own, signal, onClosed });
      } finally {
        popup.close();
      }
    },
  };
}

interface Visit extends PopupWatch {
  readonly url: string;
  readonly own: readonly [parameter: string, value: string];
}

function answerOf(popup: Window, { url, own, signal, onClosed }: Visit): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const stopHearing = hearSignIn(own, (answer) => end(() => resolve(answer)));
    const looking = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(looking);
      onClosed();
    }, lookEvery);
    const leave = () => end(() => reject(new PopupClosed()));
    function end(settle: () => void): void {
      clearInterval(looking);
      stopHearing();
      signal.removeEventListener('abort', leave);
      settle();
    }
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    else popup.location.replace(url);
  });
}

function features(): string {
  const left = Math.round(window.screenX + Math.max(0, (window.outerWidth - size.width) / 2));
  const top = Math.round(window.screenY + Math.max(0, (window.outerHeight - size.height) / 2));
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

/** 128 random bits. Not randomUUID: that is missing where the address is not https. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
