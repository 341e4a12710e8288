import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('identifiers are fetched with a thumb', async ({ page, baseURL }) => {
  await createAccount(page.context().request, baseURL ?? '', 'look6@example.org');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Add citation' }).tap();
  const panel = page.getByRole('region', { name: 'Fetch by DOI or number' });
  await panel.getByRole('textbox', { name: 'Patent' }).fill('US 10,343,279 B2');
  await panel.getByRole('button', { name: 'Fetch patent' }).tap();
  await expect(page.getByText('This is a granted patent.')).toBeVisible();
  await expect(page.getByText('No abstract is on record.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
