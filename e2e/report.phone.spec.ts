import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';

test('what was read wrong is reported with a thumb', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await generatorOf(page).takeSample();
  const report = page.getByRole('button', { name: 'Something was read wrong' });
  await expect(page.getByRole('button', { name: /^Show (?:all|less)$/ })).toBeVisible();
  if (!(await report.isVisible())) await page.getByRole('button', { name: 'Show all' }).tap();
  await report.tap();
  const dialog = page.getByRole('dialog', { name: 'Something was read wrong' });
  await dialog.getByRole('textbox').fill('The finding is another one.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Open the report' }).tap();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/The finding is another one\./);
});
