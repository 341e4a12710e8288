import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('posts come one at a time, with what one does to them in the window', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await expect(generator.generate).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Select All', exact: true }).tap();
  await generator.generate.tap();
  const copy = (name: string) => page.getByRole('button', { name: `Copy the ${name} post` });
  await expect(copy('X / Twitter')).toBeInViewport({ ratio: 1 });
  await expect(generator.post('LinkedIn')).toBeHidden();
  const tabs = page.getByRole('group', { name: 'Posts by network' });
  await tabs.getByRole('button', { name: 'LinkedIn' }).tap();
  await expect(generator.post('LinkedIn')).toBeVisible();
  await expect(generator.post('X / Twitter')).toBeHidden();
  await expect(tabs.getByRole('button', { name: 'LinkedIn' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});
