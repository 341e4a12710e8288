import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const pages = { '/privacy': 'Privacy', '/terms': 'Terms', '/imprint': 'Imprint' };

for (const [path, title] of Object.entries(pages))
  test(`${path} is read without JavaScript, and accessible with it`, async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const drawn = await plain.newPage();
    await drawn.goto(path);
    await expect(drawn.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await plain.close();

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('The operator has not given an address.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('stand below every page, and where somebody gives something of themselves', async ({ page }) => {
  await page.goto('/');
  for (const title of Object.values(pages))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
  for (const path of ['/signup', '/contact', '/pricing']) {
    await page.goto(path);
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
