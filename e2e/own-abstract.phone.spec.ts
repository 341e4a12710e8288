import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { doubleText, ownAbstractOf, ownText, paste } from './own-abstract-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 390, height: 844 } });

test('with a thumb: an abstract is pasted, and its post copied in the same window', async ({ page }) => {
  await page.goto('/');
  const own = ownAbstractOf(page);
  await own.opener.tap();
  await expect(own.text).toBeFocused();
  await expectNoSidewaysScroll(page);
  await paste(page, ownText);
  await expect(own.posts).toBeFocused();
  const copy = own.post('X / Twitter').getByRole('button', { name: 'Copy the X / Twitter post' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await copy.tap();
  await expect(own.post('X / Twitter').getByRole('button', { name: 'Copied' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('with text of twice the size nothing scrolls sideways', async ({ page }) => {
  await page.goto('/');
  const own = ownAbstractOf(page);
  await expect(own.opener).toBeVisible();
  await doubleText(page);
  await expectNoSidewaysScroll(page);
  await own.opener.tap();
  await expect(own.text).toBeFocused();
  await expectNoSidewaysScroll(page);
  await paste(page, ownText);
  await expect(own.posts).toBeVisible();
  await expectNoSidewaysScroll(page);
});
