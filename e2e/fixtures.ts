import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { keepTold } from './told.ts';

export { expect } from '@playwright/test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Someone with an account of their own. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

interface Fixtures {
  /** A person with an account, not signed in on the page. */
  readonly person: Person;
  /** The same person, signed in by the session cookie alone, as after a reload. */
  readonly signedIn: Person;
  /** Fails the test where the page throws or breaks its own content policy. */
  readonly wellBehaved: undefined;
}

export const test = base.extend<Fixtures>({
  // As after opening the address that the start prints. The servers of the tests share one secret, and so one key.
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names in it
  storageState: async ({}, use) => {
    const cookie = {
      name: 'sandbox',
      value: sandboxKey(),
      path: '/',
      expires: -1,
      secure: false,
      httpOnly: true,
      sameSite: 'Strict',
    } as const;
    await use({ cookies: ['127.0.0.1', 'localhost'].map((domain) => ({ ...cookie, domain })), origins: [] });
  },
  person: async ({ playwright, baseURL, storageState }, use) => {
    const opened = storageState === undefined ? {} : { storageState };
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', ...opened });
    await use(await createAccount(request, baseURL ?? ''));
    await request.dispose();
  },
  signedIn: async ({ context, baseURL }, use) => {
    await use(await createAccount(context.request, baseURL ?? ''));
  },
  wellBehaved: [
    async ({ page }, use, { errors }) => {
      await keepTold(page.context());
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (line) => {
        if (/Content Security Policy|React|Warning:/.test(line.text())) faults.push(line.text());
      });
      await use(undefined);
      // What somebody saw who would have looked on, for whoever has nothing but the output.
      if (errors.length > 0) process.stdout.write(`${await page.locator('body').ariaSnapshot()}\n`);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where the server keeps it for scripts. */
export function sandboxKey(): string {
  return readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'sandbox-key'), 'utf8');
}

/** No violation that axe can see; in the dark theme only the colours are different. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(page, ['color-contrast'])).toEqual([]);
}

/** Between two themes the words are light already and what is behind them not yet dark. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(turning.map(({ finished }) => finished));
  });
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Collects nothing but violations.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: rules }),
  };
  // Where there are frames to look into, the builder goes through them; a page alone takes a third of the time by itself.
  const found =
    page.frames().length === 1
      ? await runAxe(page, options)
      : (await new AxeBuilder({ page }).options(options).analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}: ${node.any[0]?.message ?? ''}`),
  );
}

/** Puts axe into the page once, and asks it. */
async function runAxe(page: Page, options: RunOptions): Promise<readonly Result[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => (await window.axe.run(document, asked)).violations, options);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}

/** Makes an account and signs it in on the context by the session cookie. */
export async function createAccount(
  request: BrowserContext['request'],
  origin: string,
  email = `${randomName()}@example.org`,
): Promise<Person> {
  const person = {
    email,
    password: 'correct horse battery',
    name: 'Ada Lovelace',
  };
  const headers = { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' };
  const account = await request.post('/api/identity/sign-up/email', { headers, data: person });
  expect(account.ok(), await account.text()).toBe(true);
  const { token } = await (await request.get('/api/identity/token', { headers })).json();
  const session = await request.post('/api/auth/session', { headers, data: { idToken: token } });
  expect(session.ok(), await session.text()).toBe(true);
  const uid = (await account.json()).user.id;
  const profile = await request.post('/api/users', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { uid, email: person.email, firstName: 'Ada', lastName: 'Lovelace' },
  });
  expect(profile.ok(), await profile.text()).toBe(true);
  return person;
}

function randomName(): string {
  return `ada-${Math.random().toString(36).slice(2, 12)}`;
}
