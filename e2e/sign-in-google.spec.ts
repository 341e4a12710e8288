import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './told.ts';

/** A button that closes its own window may be gone before the click is reported as done. */
async function clickToClose(popup: Page, button: Locator): Promise<void> {
  await Promise.all([
    popup.waitForEvent('close'),
    button.click().catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    }),
  ]);
}

test('the stand-in for Google signs in, says what it is, and is remembered', async ({ page }) => {
  await page.goto('/login?next=%2Faccount');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await expect(popup.getByText('This stands in for Google on this machine.')).toBeVisible();
  await expectAccessible(popup);
  await clickToClose(popup, popup.getByRole('button', { name: /Rosalind Franklin/ }));
  await expect(page).toHaveURL('/account');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.goto('/home');
  await expect(page.getByText('rosalind.franklin@example.com')).toBeVisible();
});

test('any other account can be typed, from the sign-up too', async ({ page }) => {
  await page.goto('/signup');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign up with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Go on' }).click();
  await expect(popup.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
  await popup.getByLabel('Email').fill('vera.rubin@example.com');
  await popup.getByLabel('Name').fill('Vera Rubin');
  await popup.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Vera Rubin')).toBeVisible();
});

test('a window that is closed is quiet, and the form can be used', async ({ page, person }) => {
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await clickToClose(popup, popup.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('Go on in the window')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page.getByText('Sign in failed')).toHaveCount(0);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('a window that the browser blocks gets a hint, and no toast', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Allow pop-ups for this site' })).toBeVisible();
  await expect(page.getByText('Sign in failed')).toHaveCount(0);
});

test('a failure of Google is told in the spec’s words', async ({ page }) => {
  await page.route('**/api/sandbox/google', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: /Chien-Shiung Wu/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to login with Google. Please try again.' }),
  ).toBeVisible();
  await expectTold(page, 'Sign in failed');
});

test('a session that does not open is only warned of', async ({ page, person }) => {
  const warned: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warned.push(line.text()));
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(person.email)).toBeVisible();
  expect(warned.join()).toContain('ApiError');
});

test('signing out is only warned of by the backend, and told where the provider fails', async ({
  page,
  signedIn,
}) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await page.route('**/api/identity/sign-out', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectTold(page, 'Sign out failed');
  await expect(page).toHaveURL('/home');
  await page.unroute('**/api/identity/sign-out');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectTold(page, 'Signed out');
  await expect(page).toHaveURL('/login');
});
