import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../server/lifecycle.ts';
import type { FirebaseStandIn } from '../testing/firebase-stand-in.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** A server of the product with settings of its own, on an empty folder. */
export interface OwnServer {
  readonly port: number;
  readonly url: string;
  end(): Promise<void>;
}

/** `env` may need to know the port. */
export async function startOwnServer(env: (port: number) => Record<string, string>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'paperlark-sign-in-'));
  const port = await freePort('127.0.0.1');
  const server: ServerProcess = await startServerProcess({
    DATA_DIR: folder,
    PORT: String(port),
    ...env(port),
  });
  return {
    port,
    url: server.url,
    end: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const firebaseAuthDomain = 'paperlark-test.firebaseapp.com';

/** Answers in the browser for the hosts that Firebase's client asks, which are fixed in it. */
export async function playFirebase(page: Page, firebase: FirebaseStandIn, account: string): Promise<void> {
  const context = page.context();
  await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const text = request.postData() ?? '{}';
    const body = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    const answer = await firebase.answer(new URL(request.url()), body);
    return route.fulfill({ status: answer.status, headers, json: answer.body });
  });
  // Google's script would open a hidden frame that passes on what the window says; this passes it on directly.
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapi }),
  );
  await context.route(`https://${firebaseAuthDomain}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: handlerPage(account) }),
  );
}

const gapi = `
  const handlers = [];
  const iframe = {
    restyle() {},
    // Later, and whatever the client throws then is lost, as with the real one.
    send(name, message, done) {
      Promise.resolve([{ status: 'ACK', webStorageSupport: true }]).then(done).catch(() => undefined);
    },
    ping(done) { done(); return Promise.resolve(); },
    register(name, handler) { handlers.push(handler); },
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://${firebaseAuthDomain}') for (const handler of handlers) handler({ authEvent: data });
  });
  const open = (options, done) => { Promise.resolve().then(() => done(iframe)); return iframe; };
  window.gapi = {
    load(name, options) { setTimeout(options.callback ?? options, 0); },
    iframes: { getContext: () => ({ open }), Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]();
`;

/** The page of the project in the window: one account to choose, or to turn back. */
function handlerPage(account: string): string {
  return `<!doctype html><title>Firebase</title><button id="choose">${account}</button><script>
    const asked = new URL(location.href).searchParams;
    // The real one asks its server first: the window outlives the click.
    document.getElementById('choose').onclick = () => setTimeout(() => opener.postMessage({
      type: 'signInViaPopup', eventId: asked.get('eventId'), sessionId: 'session', postBody: null, tenantId: null, error: null,
      urlResponse: location.origin + '/__/auth/handler?account=' + encodeURIComponent('${account}'),
    }, '*'), 250);
  </script>`;
}
