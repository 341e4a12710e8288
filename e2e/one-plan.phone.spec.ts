import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyTeamPlan } from './team-plan.ts';

test('a change of plan with its price, on a phone', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'business_year');
  await page.goto('/account?plan=BASIC-month');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Now: nothing.');
  await expectNoSidewaysScroll(page);
  // All of it can be reached, and read.
  const confirm = asked.getByRole('button', { name: 'Change plan' });
  await confirm.scrollIntoViewIfNeeded();
  await expect(confirm).toBeInViewport();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep my plan' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expectNoSidewaysScroll(page);
  await asked.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText('Active');
});
