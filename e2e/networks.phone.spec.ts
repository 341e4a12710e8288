import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { networks, writeForAll } from './networks-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('seven posts come one at a time, each behind a tab that a thumb can hit', async ({ page }) => {
  await writeForAll(page, 'networks3');
  await expectNoSidewaysScroll(page);
  const tabs = page.getByRole('group', { name: 'Posts by network' });
  for (const network of networks) {
    const tab = tabs.getByRole('button', { name: network });
    const box = await tab.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await tab.tap();
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
    await expect(generatorOf(page).post(network)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const network of networks) {
    await tabs.getByRole('button', { name: network }).tap();
    await expectNoSidewaysScroll(page);
  }
});

test('text at twice its size leaves the choice of networks within the window', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(generatorOf(page).platform('Threads')).toBeAttached();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});
