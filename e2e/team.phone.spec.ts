import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyPlan } from './pricing-page.ts';
import { dashboardOf } from './team-page.ts';

test('on a phone the owner of a small team reaches the dashboard through the account', async ({
  page,
  signedIn,
}) => {
  await buyPlan(page, 'Small Team, yearly');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Team Dashboard' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Account Settings' }).click();
  await page.getByRole('link', { name: 'Open Team Dashboard' }).click();
  const dashboard = dashboardOf(page);
  await expect(dashboard.seats).toContainText('1 of 5 used');
  for (const tab of ['Overview', 'Members', 'Billing', 'Support'] as const) {
    await dashboard.tab(tab).click();
    await expect(dashboard.tab(tab)).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await dashboard.tab('Members').click();
  await expect(dashboard.members).toContainText(signedIn.email);
  await dashboard.invite('a-rather-long-address-of-somebody@a-rather-long-domain.example.org');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('on a phone a larger team has its dashboard in the menu', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Advanced, yearly');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team Dashboard' }).click();
  await expect(page).toHaveURL('/team-dashboard');
});

test('on a phone an invite that fails fits the screen', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/join/not-a-token');
  await expect(page.getByRole('heading', { name: 'Couldn’t join team' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
