import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('trials are given and redeemed on a phone', async ({ page, baseURL }) => {
  const { email } = await createAccount(page.context().request, baseURL ?? '', 'trials5@example.org');
  await page.goto('/admin/generate-trial');
  await page.getByLabel('Email of the person').fill(email);
  await page.getByRole('button', { name: 'Generate link' }).click();
  await expect(page.getByRole('heading', { name: 'The link is ready' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email }).filter({ visible: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(await page.getByLabel('Trial link').inputValue());
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
