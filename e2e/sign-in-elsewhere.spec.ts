import type { Page } from '@playwright/test';
import { type FirebaseStandIn, startFirebaseStandIn } from '../testing/firebase-stand-in.ts';
import { type LocalProvider, startOidcProvider } from '../testing/oidc-provider.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { firebaseAuthDomain, type OwnServer, playFirebase, startOwnServer } from './sign-in-providers.ts';
import { expectTold } from './told.ts';

test.describe.configure({ mode: 'serial' });

/** Opens the sign-in window by a button of the page. */
async function windowOf(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return popup;
}

test.describe('an OpenID Connect provider', () => {
  let provider: LocalProvider;
  let server: OwnServer;
  test.beforeAll(async () => {
    const uris: string[] = [];
    provider = await startOidcProvider({ redirectUris: uris });
    server = await startOwnServer((port) => {
      for (const host of ['127.0.0.1', 'localhost']) uris.push(`http://${host}:${port}/sign-in/callback`);
      return {
        IDENTITY: 'oidc',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_NAME: 'Example University',
      };
    });
  });
  test.afterAll(async () => {
    await server.end();
    await provider.close();
  });

  async function signIn(page: Page, account: string, origin = server.url): Promise<void> {
    await page.goto(`${origin}/login`);
    const popup = await windowOf(page, 'Sign in with Example University');
    await popup.getByLabel('Account').fill(account);
    await popup.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${origin}/home`);
  }

  test('signs a person in, who stays so after a reload, and out', async ({ page }) => {
    await page.goto(`${server.url}/account`);
    await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
    await expectAccessible(page);
    const popup = await windowOf(page, 'Sign in with Example University');
    await popup.getByLabel('Account').fill('emmy@example.org');
    await popup.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`${server.url}/account`);
    await expect.poll(() => popup.isClosed()).toBe(true);
    await page.goto(`${server.url}/home`);
    await expect(page.getByText('emmy@example.org')).toBeVisible();
    await expect(page.getByText('Emmy Noether')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectTold(page, 'Signed out');
    await page.goto(`${server.url}/home`);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('signs in at http://localhost as well', async ({ page }) => {
    await signIn(page, 'local@example.org', `http://localhost:${server.port}`);
    await page.reload();
    await expect(page.getByText('local@example.org')).toBeVisible();
  });

  test('opens no account of another subject with the same address', async ({ page, browser }) => {
    await signIn(page, 'twin@example.org');
    const idOf = async (of: Page) => (await (await of.request.get(`${server.url}/api/me`)).json()).user;
    const first = await idOf(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, 'twin@example.org#another');
    const second = await idOf(other);
    expect(second.email).toBe(first.email);
    expect(second.id).not.toBe(first.id);
    await context.close();
  });

  test('is left quietly: by turning back, or by closing the window', async ({ page }) => {
    await page.goto(`${server.url}/login`);
    const popup = await windowOf(page, 'Sign in with Example University');
    await popup.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => popup.isClosed()).toBe(true);
    const again = await windowOf(page, 'Sign in with Example University');
    await expect(page.getByText('Go on in the window')).toBeVisible();
    await again.close();
    await expect(page.getByText('Go on in the window')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page.getByText('Sign in failed')).toHaveCount(0);
  });

  test('has the sign-up and the password elsewhere, and says so', async ({ page }) => {
    await page.goto(`${server.url}/signup`);
    await expect(page.getByText('Sign in with Example University, and your account is made.')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.goto(`${server.url}/reset-password`);
    await expect(
      page.getByText('You sign in with Example University: change the password there.'),
    ).toBeVisible();
  });
});

test.describe('Firebase', () => {
  let firebase: FirebaseStandIn;
  let server: OwnServer;
  test.beforeAll(async () => {
    firebase = await startFirebaseStandIn();
    server = await startOwnServer(() => ({
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: firebase.projectId,
      FIREBASE_API_KEY: 'AIza-test',
      FIREBASE_AUTH_DOMAIN: firebaseAuthDomain,
      FIREBASE_KEYS_URL: firebase.keysUrl,
    }));
  });
  test.afterAll(async () => {
    await server.end();
    await firebase.close();
  });

  test('creates an account, mails the links, and signs in with the password', async ({ page }) => {
    await playFirebase(page, firebase, 'lise@example.org');
    await page.goto(`${server.url}/signup`);
    await page.getByText('Your name and organization').click();
    await page.getByLabel('First name').fill('Hedy');
    await page.getByLabel('Last name').fill('Lamarr');
    await page.getByLabel('Email').fill('hedy@example.org');
    await page.getByLabel('Password').fill('frequency hopping');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${server.url}/home`);
    await expect(page.getByText('Hedy Lamarr')).toBeVisible();
    await expect.poll(() => firebase.mails).toContain('VERIFY_EMAIL hedy@example.org');
    await expect(page.getByText('Please confirm your address')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectTold(page, 'Signed out');

    await page.getByLabel('Email').fill('hedy@example.org');
    await page.getByLabel('Password').fill('something else');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to login. Please check your credentials.' }),
    ).toBeVisible();
    await page.getByLabel('Password').fill('frequency hopping');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/home`);
    await page.reload();
    await expect(page.getByText('hedy@example.org').first()).toBeVisible();
  });

  test('signs in with Google by its own window', async ({ page }) => {
    await playFirebase(page, firebase, 'lise@example.org');
    await page.goto(`${server.url}/login`);
    const popup = await windowOf(page, 'Sign in with Google');
    await popup.getByRole('button', { name: 'lise@example.org' }).click();
    await expect(page).toHaveURL(`${server.url}/home`);
    await expect(page.getByText('Lise Meitner')).toBeVisible();
    const policy = (await (await page.request.get(`${server.url}/login`)).headersArray())
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
      .map(({ value }) => value);
    expect(policy.join()).toContain(`frame-src https://${firebaseAuthDomain}`);
  });

  test('mails a link for a new password, whoever has the address', async ({ page }) => {
    await playFirebase(page, firebase, 'lise@example.org');
    await page.goto(`${server.url}/reset-password`);
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    expect(firebase.mails).toContain('PASSWORD_RESET nobody@example.org');
  });
});
