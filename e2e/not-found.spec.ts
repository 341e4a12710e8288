import { expect, expectAccessible, test } from './fixtures.ts';

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Error Code 404')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page of the kit’s parts is for development only', async ({ page }) => {
  await page.goto('/ui');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
