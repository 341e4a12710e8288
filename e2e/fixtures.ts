import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

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
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': someAddress() });
  },
  person: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    });
    await use(await createAccount(request, baseURL ?? ''));
    await request.dispose();
  },
  signedIn: async ({ context, baseURL }, use) => {
    await use(await createAccount(context.request, baseURL ?? ''));
  },
});

/** No violation that axe can see, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}

async function createAccount(request: BrowserContext['request'], origin: string): Promise<Person> {
  const person = {
    email: `${randomName()}@example.org`,
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

function someAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 254) + 1)].join('.');
}
