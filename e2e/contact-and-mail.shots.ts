import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';

// Pictures of the contact form, of what mailed links open, and of the outbox; see screens.shots.ts.

test('contact', async ({ page }) => {
  await page.goto('/contact');
  await picture(page, 'contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Schedule a Meeting' }).click();
  await expect(page.getByText('Please use the form')).toBeVisible();
  await picture(page, 'contact-missing');
});

test('links', async ({ page, person }) => {
  await page.goto('/reset-password');
  await picture(page, 'reset-ask');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await picture(page, 'reset-sent');
  await openMail(page, person.email, 'Choose a new password');
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
  await picture(page, 'outbox');
  await page.goto('/verify-address');
  await picture(page, 'verify-incomplete');
});

test('unverified', async ({ page, signedIn }) => {
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, emailVerified: false } } });
  });
  await page.goto('/home');
  await expect(page.getByText(`mailed a link to ${signedIn.email}`)).toBeVisible();
  await picture(page, 'unverified', false);
});

async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const path = `test-results/shots/${name}-${test.info().project.name}.png`;
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}
