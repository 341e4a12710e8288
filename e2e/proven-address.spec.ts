import type { Page } from '@playwright/test';
import { startMailServer } from '../testing/mail-server.ts';
import { startTlsProxy } from '../testing/tls-proxy.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { ownAbstractOf, ownText } from './own-abstract-page.ts';
import { startOwnServer } from './sign-in-providers.ts';

const password = 'radium and polonium';

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByText('Your name and organization').click();
  await page.getByLabel('First name').fill('Marie');
  await page.getByLabel('Last name').fill('Curie');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Organization or institution').fill('Sorbonne');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
}

test('where mails are sent a newcomer proves the address first, and goes on where they were heading', async ({
  browser,
}) => {
  const [proxy, mails] = [await startTlsProxy(), await startMailServer()];
  const server = await startOwnServer((port) => {
    proxy.leadTo(port);
    return {
      PUBLIC_URL: proxy.url,
      TRUST_PROXY: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'Paperlark <hello@example.org>',
    };
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.url });
  const page = await context.newPage();
  await page.goto('/');
  const own = ownAbstractOf(page);
  await own.opener.click();
  await own.text.fill(ownText);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goto('/chat/Some-chat-1');
  await page.getByRole('link', { name: 'Create one' }).click();
  await signUp(page, 'marie@example.org');
  await expectAccessible(page);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);

  // The right password does not do before that, and says no more than a wrong one.
  await page.getByLabel('Email').fill('marie@example.org');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'open the link in our mail first' })).toBeVisible();

  const mail = await mails.waitFor(({ to }) => to.includes('marie@example.org'));
  const link = /https:\/\/\S+\/verify-address#token=\S+/.exec(mail.email.text ?? '')?.[0] ?? '';
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(tab).toHaveURL('/chat/Some-chat-1');
  await tab.goto('/account');
  await expect(tab.getByLabel('First name')).toHaveValue('Marie');
  await expect(tab.getByLabel(/Organization/)).toHaveValue('Sorbonne');
  // What was tried before came along, through the mail and into another tab.
  await tab.goto('/home');
  await expect(generatorOf(tab).text).toHaveValue(ownText);

  // Somebody else who tries the same address is shown the same.
  const stranger = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.url });
  const other = await stranger.newPage();
  await other.goto('/signup');
  await signUp(other, 'marie@example.org');
  await mails.waitFor(({ email }) => email.subject === 'You have a Paperlark account already');
  await Promise.all([context.close(), stranger.close()]);
  await server.end();
  await proxy.close();
  await mails.close();
});
