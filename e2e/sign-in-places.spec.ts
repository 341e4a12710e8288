import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../testing/chromium.ts';
import { startTlsProxy } from '../testing/tls-proxy.ts';
import { createAccount, expect, test } from './fixtures.ts';
import { startOwnServer } from './sign-in-providers.ts';

async function signIn(page: Page, origin: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/chat/Some-chat-1`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/chat/Some-chat-1`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No chat found' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/chat/Some-chat-1`);
}

test('at http://localhost, by password and by Google', async ({ page, person, baseURL, browser }) => {
  const origin = `http://localhost:${new URL(baseURL ?? '').port}`;
  await signIn(page, origin, person);
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(`${origin}/login`);
  const [popup] = await Promise.all([
    other.waitForEvent('popup'),
    other.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: /Ibn al-Haytham/ }).click();
  await expect(other).toHaveURL(`${origin}/home`);
  await fresh.close();
});

test('behind a proxy that speaks https, with the cookie pinned to it', async ({ browser }) => {
  const proxy = await startTlsProxy();
  const server = await startOwnServer((port) => {
    proxy.leadTo(port);
    return { PUBLIC_URL: proxy.url, TRUST_PROXY: 'loopback' };
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.url });
  const page = await context.newPage();
  await page.goto(`${proxy.url}/signup`);
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  const person = await createAccount(context.request, proxy.url);
  await context.clearCookies();
  await signIn(page, proxy.url, person);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  await context.close();
  await server.end();
  await proxy.close();
});

test('in a private window', async ({ browser, person, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await signIn(await context.newPage(), baseURL ?? '', person);
  await context.close();
});

test('with cookies blocked it says so, and does not go round in circles', async ({ person, baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'paperlark-no-cookies-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumFlags(),
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  await expect(page.getByText('Your browser keeps no cookies for this site.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'keeps no cookies' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/login`);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
