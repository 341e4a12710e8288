import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';

test('contact, reset and outbox fit a phone', async ({ page, person }) => {
  for (const path of ['/contact', '/reset-password', '/reset-password#token=x', '/verify-address']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await openMail(page, person.email, 'Confirm your address');
  await expectNoSidewaysScroll(page);
});
