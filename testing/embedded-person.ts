import { randomUUID } from 'node:crypto';
import { type TestApp, testOrigin } from './make-app.ts';

/** Somebody with an account at the embedded identity provider, in one browser: cookies are kept as a browser does. */
export interface EmbeddedPerson {
  readonly email: string;
  readonly password: string;
  /** A browser of theirs that is not signed in; the first is. */
  readonly browser: Browser;
  newBrowser(): Browser;
}

export class Browser {
  readonly cookies: Record<string, string> = {};
  private readonly test: TestApp;
  private readonly userAgent: string;

  constructor(test: TestApp, userAgent: string) {
    this.test = test;
    this.userAgent = userAgent;
  }

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: object = {}) {
    const response = await this.test.app.inject({
      method,
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
        'user-agent': this.userAgent,
        origin: testOrigin,
        ...headers,
      },
      cookies: this.cookies,
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }

  async idToken(): Promise<string> {
    return (await this.send('GET', '/api/identity/token')).json().token;
  }

  /** Our session, for whoever the identity provider's session belongs to. */
  async openSession(): Promise<string> {
    const idToken = await this.idToken();
    await this.send('POST', '/api/auth/session', { idToken });
    return idToken;
  }

  async signIn(email: string, password: string) {
    return this.send('POST', '/api/identity/sign-in/email', { email, password });
  }
}

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signed up, and signed in on one browser. */
export async function newEmbeddedPerson(
  test: TestApp,
  email = `${randomUUID()}@example.org`,
): Promise<EmbeddedPerson> {
  const password = 'a long passphrase';
  const browser = new Browser(test, firefox);
  await browser.send('POST', '/api/identity/sign-up/email', { email, password, name: 'Ada Lovelace' });
  await browser.openSession();
  return { email, password, browser, newBrowser: () => new Browser(test, firefox) };
}
