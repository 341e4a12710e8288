import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { dashboardOf, makeTeam } from './team-page.ts';

test('on a phone the owner of a small team reaches the dashboard through the account', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Team Dashboard' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Account Settings' }).click();
  await page.getByRole('link', { name: 'Open Team Dashboard' }).click();
  await expect(dashboardOf(page).seats).toContainText('1 of 5 used');
});

test('on a phone a larger team has its dashboard in the menu', async ({ page, context, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin, 'advanced');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team Dashboard' }).click();
  await expect(page).toHaveURL('/team-dashboard');
});

for (const tab of ['Overview', 'Members', 'Billing', 'Support'] as const)
  test(`on a phone the team's ${tab} fits the screen`, async ({ page, context, signedIn }) => {
    expect(signedIn.email).not.toBe('');
    await page.goto('/');
    const team = await makeTeam(context.request, new URL(page.url()).origin);
    await team.invite('a-rather-long-address-of-somebody@a-rather-long-domain.example.org');
    await page.goto('/team-dashboard');
    await dashboardOf(page).tab(tab).click();
    await expect(dashboardOf(page).tab(tab)).toHaveAttribute('aria-selected', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('on a phone an invite that fails fits the screen', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/join/not-a-token');
  await expect(page.getByRole('heading', { name: 'Couldn’t join team' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
