import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('says what it is and starts for free', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Start for free' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 21, 29)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 21, 29)');
});

test('no link of the page leads nowhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const link of new Set(links.filter((href) => href.startsWith('/')))) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
  }
  expect(links.length).toBeGreaterThan(3);
});
