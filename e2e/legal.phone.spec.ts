import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('who runs the installation, its terms and its privacy fit a phone', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/imprint']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('The operator has not given an address.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
