import type { Page } from '@playwright/test';
import { expect, expectAccessible, sandboxKey, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { openMail } from './outbox-page.ts';
import { pricingOf, testCards } from './pricing-page.ts';

// Nobody has opened the address with the key here, unlike in all other files.
test.use({ storageState: { cookies: [], origins: [] } });

const whereItIs = /the address with "\/sandbox\/open" that the server printed in its terminal/;

test('somebody new signs up and writes at the plain address, and the sandbox says where its key is', async ({
  page,
}) => {
  const email = `marie-${Date.now()}@example.org`;
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('radium and polonium');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();

  await page.goto('/sandbox/outbox');
  await expect(page.getByRole('alert')).toHaveText(whereItIs);
  await expectAccessible(page);

  const pricing = pricingOf(page);
  await page.goto('/pricing');
  await pricing.buy('Pro').click();
  await pricing.pay(testCards.works);
  await expect(pricing.window.getByLabel('Card number')).toHaveAccessibleDescription(whereItIs);

  await openSandbox(page);
  await openMail(page, email, 'Confirm your address');
  await page.goto('/pricing');
  await pricing.buy('Pro').click();
  await pricing.pay(testCards.works);
  await expect(page.getByText(/ is open$/)).toBeVisible();
});

test('an outbox that was asked too often is there again by itself', async ({ page }) => {
  await openSandbox(page);
  await page.route(
    '**/api/sandbox/mails',
    (route) => route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'Too many requests.' } }),
    { times: 1 },
  );
  await page.goto('/sandbox/outbox');
  await expect(page.getByRole('alert')).toHaveText('Too many requests.');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the stand-in for Google says where the key is', async ({ page }) => {
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByRole('button', { name: /Rosalind Franklin/ }).click();
  await expect(page.getByText(whereItIs).first()).toBeVisible();
});

test('an address that is not whole, or of another server, opens nothing and says why', async ({ page }) => {
  await page.goto('/sandbox/open');
  await expect(page.getByRole('heading', { name: 'The sandbox stays shut' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/');
  await page.goto(`/sandbox/open#${'x'.repeat(43)}`);
  await expect(page.getByText(whereItIs)).toBeVisible();
});

/** The page with the key leads to the landing page, which is a document of its own: its words, not its address, say that it is there. */
async function openSandbox(page: Page): Promise<void> {
  await page.goto(`/sandbox/open#${sandboxKey()}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Posts that say what your paper says.' }),
  ).toBeVisible();
}
