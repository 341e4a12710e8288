import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { codeOf } from '../testing/authenticator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Person, test } from './fixtures.ts';
import { expectTold } from './told.ts';

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function elsewhere(browser: Browser, baseURL: string | undefined, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent, reducedMotion: 'reduce' });
  return context.newPage();
}

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test('sees where one is signed in, and signs out there', async ({ page, signedIn, browser, baseURL }) => {
  const other = await elsewhere(browser, baseURL, phone);
  await signIn(other, signedIn);
  await expect(other).toHaveURL('/home');

  // The way there that everybody has, whatever their plan.
  await page.goto('/home');
  await page.getByRole('link', { name: `${signedIn.email} Your account` }).click();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toContainText(
    'Chrome on Linux',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sessions.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  // Also the page that is open over there, which still holds a token.
  const asked = await other.evaluate(async () => (await fetch('/api/me')).status);
  expect(asked).toBe(401);
  await other.goto('/home');
  await expect(other).toHaveURL(/\/login/);

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
  await other.context().close();
});

test('a second factor is turned on, with recovery codes that are shown once', async ({ page, signedIn }) => {
  await page.goto('/account');
  const security = page.getByRole('region', { name: 'Password and security' });
  await security.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The password is not right.');
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const otpauth = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  await dialog.getByLabel('Code of the app').fill(codeOf(otpauth));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download the codes' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recovery);
  await page.keyboard.press('Escape');
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(security).toContainText('10 recovery codes are left');
});

/** As the dialog does it; gives what the app would have, and a recovery code. */
async function turnOnSecondFactor(page: Page, { password }: Person, origin: string) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Origin: origin };
  const path = '/api/identity/two-factor';
  const begun = await page.request.post(`${path}/enable`, { headers, data: { password } });
  const { totpURI, backupCodes } = await begun.json();
  await page.request.post(`${path}/verify-totp`, { headers, data: { code: codeOf(totpURI) } });
  await page.context().clearCookies();
  return { otpauth: String(totpURI), recovery: String(backupCodes[0]) };
}

test('a second factor is asked for after the password', async ({ page, signedIn, baseURL }) => {
  const { otpauth } = await turnOnSecondFactor(page, signedIn, baseURL ?? '');
  await signIn(page, signedIn);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not right.' })).toBeVisible();
  await code.fill(codeOf(otpauth, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('a recovery code stands in for the second factor, which is then turned off', async ({
  page,
  signedIn,
  baseURL,
}) => {
  const { recovery } = await turnOnSecondFactor(page, signedIn, baseURL ?? '');
  await signIn(page, signedIn);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/account');
  const security = page.getByRole('region', { name: 'Password and security' });
  await expect(security).toContainText('9 recovery codes are left');
  await security.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(security.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('profile and password are changed, and one stays signed in', async ({ page, signedIn }) => {
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('First name').fill('');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByLabel('First name')).toBeFocused();
  await profile.getByLabel('First name').fill('Augusta');
  await profile.getByLabel('Organization or institution').fill('Analytical Society');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expectTold(page, 'Profile saved');

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByLabel('New password').fill('a better passphrase');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set password' }).click();
  await expectTold(page, 'Password changed');
  await page.reload();
  await expect(profile.getByLabel('First name')).toHaveValue('Augusta');
  await expect(profile.getByLabel('Organization or institution')).toHaveValue('Analytical Society');
});

test('everything is exported, and the account deleted for good', async ({ page, signedIn }) => {
  await page.goto('/account');
  const data = page.getByRole('region', { name: 'Your data' });
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Export my data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.account.email).toBe(signedIn.email);
  expect(Object.keys(file.data)).toEqual(expect.arrayContaining(['users', 'sessions', 'identity_user']));
  expect(JSON.stringify(file.data)).not.toMatch(/token_hash|"password"/);

  await data.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByLabel(`Type ${signedIn.email} to confirm`)).toBeFocused();
  await dialog.getByLabel(`Type ${signedIn.email} to confirm`).fill('somebody@example.org');
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not the address of your account');
  await dialog.getByLabel(`Type ${signedIn.email} to confirm`).fill(signedIn.email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/login#account-deleted');
  await expect(page.getByText('Your account and everything about it are deleted.')).toBeVisible();
  await signIn(page, signedIn);
  await expect(page.getByText('Failed to login. Please check your credentials.')).toBeVisible();
});
