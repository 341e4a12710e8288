import { abstract, checkPageOf } from './check-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a post is checked on a phone, at twice the size of text too', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  await expectAccessible(page);
  await check.ask({
    post: `Word recall improved by 81% in the nap group. ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} helps. https://example.org/${'a'.repeat(120)}`,
    paper: abstract,
  });
  await expect(check.found).toContainText('not supported');
  await expect(check.sentence('Word recall').getByRole('blockquote')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
