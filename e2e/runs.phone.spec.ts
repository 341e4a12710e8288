import { trialAbstract } from '#testing/abstracts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a run of two rows, on a phone', async ({ page, signedIn }) => {
  expect(signedIn.name).toBe('Ada Lovelace');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Bulk runs' }).click();
  await page
    .getByLabel('What to write about')
    .fill(
      `abstract,title\n"${trialAbstract}",One\n"${trialAbstract}",A-title-without-a-break-${'x'.repeat(80)}\n`,
    );
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByText('Finished.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'One', exact: true }).click();
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/runs');
  await expect(page.getByRole('table')).toContainText('2 of 2');
  await expectNoSidewaysScroll(page);
});
