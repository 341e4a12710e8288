import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyPlan } from './pricing-page.ts';
import { dashboardOf, followInvite, makeTeam } from './team-page.ts';
import { expectTold, keepTold } from './told.ts';

const newAddress = () => `grace-${Math.random().toString(36).slice(2, 12)}@example.org`;

test('two people share a plan: bought, invited, joined, removed', async ({ page, signedIn, browser }) => {
  await buyPlan(page, 'Small Team, yearly');
  await page.getByRole('link', { name: 'Team Dashboard' }).click();
  const dashboard = dashboardOf(page);
  await expect(dashboard.seats).toContainText('1 of 5 used');
  await dashboard.tab('Members').click();
  await expect(dashboard.members).toContainText(signedIn.email);
  const email = newAddress();
  const link = await dashboard.invite(email);

  const context = await browser.newContext();
  await keepTold(context);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('with the address that was invited')).toBeVisible();
  await other.getByRole('link', { name: 'Create one' }).click();
  await other.getByText('Your name and organization').click();
  await other.getByLabel('First name').fill('Grace');
  await other.getByLabel('Last name').fill('Hopper');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill('correct horse battery');
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL('/home');
  await expectTold(other, 'Welcome to Ada Lovelace’s team');
  expect(await other.evaluate(() => localStorage.getItem('paperlark.invite'))).toBeNull();
  const shared = await context.request.get('/api/teams/me');
  expect(await shared.json()).toMatchObject({ seatsUsed: 2, maxSeats: 5, planKey: 'SMALL_TEAM' });

  await page.reload();
  await expect(dashboard.members).toContainText(email);
  await dashboard.tab('Overview').click();
  await expect(dashboard.seats).toContainText('2 of 5 used');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectTold(page, 'Grace Hopper is no longer in the team');
  await expect(dashboard.members).not.toContainText(email);
  // The next thing they ask is not the team's any more.
  const alone = await context.request.get('/api/teams/me');
  expect(await alone.json()).toMatchObject({ id: null, planKey: 'FREE', postsLimit: 5 });
  await context.close();
});

/** A team of two: who is signed in on the page owns it. Answers the member's own browser. */
async function teamOfTwo(page: Page, context: BrowserContext, browser: Browser): Promise<BrowserContext> {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const team = await makeTeam(context.request, origin);
  const member = await browser.newContext({ baseURL: origin });
  const { email } = await createAccount(member.request, origin);
  await followInvite(member.request, await team.invite(email));
  return member;
}

test('the overview shows seats and what the plan has', async ({ page, context, browser, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await (await teamOfTwo(page, context, browser)).close();
  await page.goto('/team-dashboard');
  await expect(dashboardOf(page).seats).toContainText('2 of 5 used');
  await expect(page.getByRole('list', { name: 'What Small Team has' })).toContainText('Priority support');
  // Small Team has no Advanced Insights, so there is no button to them.
  await expect(page.getByRole('link', { name: 'Open Generator' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the owner cannot be removed, and invites say how far they are', async ({
  page,
  context,
  browser,
  signedIn,
}) => {
  await (await teamOfTwo(page, context, browser)).close();
  await page.goto('/team-dashboard?tab=members');
  const dashboard = dashboardOf(page);
  const owner = dashboard.members.getByRole('listitem').filter({ hasText: signedIn.email });
  await expect(owner).toContainText('Admin');
  await expect(owner.getByRole('button')).toHaveCount(0);
  await expect(dashboard.invites).toContainText('Accepted');
  await expect(dashboard.invites).toContainText(/Joined \d+ \w+ 20\d\d/);
  await dashboard.invite(newAddress());
  await expect(dashboard.invites).toContainText('Pending');
  await expect(dashboard.invites).toContainText(/Expires \d+ \w+ 20\d\d/);
  await expectAccessible(page);
});

test('what a removal does is said before it is done', async ({ page, context, browser, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await (await teamOfTwo(page, context, browser)).close();
  await page.goto('/team-dashboard?tab=members');
  await page.getByRole('button', { name: 'Remove Ada Lovelace' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They lose the plan of the team at once');
  await expectAccessible(page);
});

test('members are told whose plan they share, and kept out of the dashboard', async ({
  page,
  context,
  browser,
  signedIn,
}) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const owner = await browser.newContext({ baseURL: origin });
  await createAccount(owner.request, origin);
  const team = await makeTeam(owner.request, origin);
  await followInvite(context.request, await team.invite(signedIn.email));
  await owner.close();
  await page.goto('/team-dashboard');
  await expectTold(page, 'Only the team owner or admin can access this dashboard');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Team Dashboard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('region', { name: 'Your team' })).toContainText(
    'You share the plan of Ada Lovelace.',
  );
  await expect(page.getByText('Your team shares this plan with you.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expectTold(page, 'You left Ada Lovelace’s team');
  await expect(page.getByRole('region', { name: 'Your team' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText('Free');
});

test('an invite for somebody else says for whom, and signs out for them', async ({
  page,
  signedIn,
  context,
  browser,
}) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const owner = await browser.newContext({ baseURL: origin });
  await createAccount(owner.request, origin);
  const email = newAddress();
  const link = await (await makeTeam(owner.request, origin)).invite(email);
  await owner.close();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(`This invite is for g…@example.org`);
  await expect(page.getByRole('alert')).toContainText(signedIn.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await createAccount(context.request, origin, email);
  // Signed in already when the login is opened: the stored invite still comes first.
  await page.goto('/login');
  await expectTold(page, 'Welcome to Ada Lovelace’s team');
  await expect(page).toHaveURL('/home');
});

test('a link that leads nowhere says so, and one can try again', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/join/not-a-token');
  await expect(page.getByRole('heading', { name: 'Couldn’t join team' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This invite link is not known.');
  await expectAccessible(page);
  await page.route('**/api/teams/join/*', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'team_full', title: 'Team is full', message: 'All 5 seats.', requestId: 'r' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Team is full')).toBeVisible();
  await page.unroute('**/api/teams/join/*');
  await page.route('**/api/teams/join/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to join team. Please try again.');
});

test('without a team there is no dashboard', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/team-dashboard');
  await expectTold(page, 'No team found');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Team Dashboard' })).toHaveCount(0);
});

test('a team that cannot be loaded is said', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.route('**/api/teams/me', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_request', message: 'x', requestId: 'r' } }),
  );
  await page.goto('/team-dashboard');
  await expectTold(page, 'Failed to load team');
  await expect(page).toHaveURL('/home');
});

test('the owner is told what is wrong with an invite', async ({ page, context, signedIn }) => {
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin);
  await page.goto('/team-dashboard?tab=members');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await invite.click();
  await expect(page.getByText('Please enter an email address.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('nobody');
  await invite.click();
  await expect(page.getByText('This is not an email address.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(signedIn.email);
  await invite.click();
  await expect(page.getByText('This is your own address').first()).toBeVisible();
});

test('an invite is renewed and withdrawn', async ({ page, context, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin);
  await page.goto('/team-dashboard?tab=members');
  const dashboard = dashboardOf(page);
  const first = await dashboard.invite('Grace@Example.org');
  await expect(page.getByLabel('Invite link for Grace@Example.org', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'New link for grace@example.org' }).click();
  const renewed = page.getByLabel('Invite link for grace@example.org', { exact: true });
  await expect(page.getByLabel(/^Invite link for/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toHaveCount(1);
  await expect(renewed).toBeFocused();
  expect(await renewed.inputValue()).not.toBe(first);
  await expect(dashboard.invites.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Withdraw the invite of grace@example.org' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Nobody was invited yet.')).toBeVisible();
  await expect(renewed).toHaveCount(0);
});

test('billing says what a smaller plan means for the team', async ({ page, context, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin, 'advanced');
  await page.goto('/team-dashboard?tab=billing');
  await expect(page.getByText('Advanced, yearly')).toBeVisible();
  await page.getByLabel('New plan').selectOption({ label: 'Pro, monthly: $9.99 a month' });
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('its members lose the plan');
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expectAccessible(page);
});

test('support has what an owner asks for', async ({ page, context, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin, 'advanced');
  await page.goto('/team-dashboard?tab=support');
  const dashboard = dashboardOf(page);
  const help = page.getByRole('region', { name: 'Help' });
  await expect(help.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', '/api/docs');
  await expect(help.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
  await page.getByText('Can I hand the team over?').click();
  await expect(page.getByText('Yes, under Members')).toBeVisible();
  await expectAccessible(page);
  await dashboard.tab('Overview').click();
  await expect(page).toHaveURL('/team-dashboard');
  await page.getByRole('link', { name: 'Open Generator' }).click();
  await expect(page).toHaveURL('/home');
});

test('the owner hands over, goes on paying, and can end that', async ({
  page,
  context,
  browser,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  const member = await teamOfTwo(page, context, browser);
  await page.goto('/team-dashboard?tab=members');
  await page.getByRole('button', { name: 'Make owner: Ada Lovelace' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You go on paying');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
  await expect(page).toHaveURL('/account');
  await expectTold(page, 'owns the team now');
  const pays = page.getByRole('region', { name: 'You pay for a team' });
  await expect(pays).toContainText('Small Team');
  await pays.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(pays).toContainText(/Cancelled\. Everything stays open until .*20\d\d; then it is over/);
  await expect(pays.getByRole('button', { name: 'Undo the cancellation' })).toBeVisible();
  const owner = await member.newPage();
  await owner.goto('/team-dashboard?tab=billing');
  await expect(owner.getByText(/Cancelled\. Everything stays open until/)).toBeVisible();
  await member.close();
});

test('who pays for a team of somebody else sees it in the account', async ({
  page,
  context,
  browser,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  const member = await teamOfTwo(page, context, browser);
  const { id, members } = await (await context.request.get('/api/teams/me')).json();
  const { origin } = new URL(page.url());
  const handedOver = await context.request.post(`/api/teams/${id}/owner`, {
    headers: { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' },
    data: { memberId: members[1].id },
  });
  expect(handedOver.ok()).toBe(true);
  await member.close();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'You pay for a team' })).toContainText('Small Team');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
