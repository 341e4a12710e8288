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

for (const path of ['/chat/%E0%A4%A', '/join/%00', '/%zz?x=1']) {
  test(`an address that cannot be read leads to the same page: ${path}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Error Code 404')).toBeVisible();
  });
}
