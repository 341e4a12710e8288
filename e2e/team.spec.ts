import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyPlan } from './pricing-page.ts';
import { dashboardOf } from './team-page.ts';

const password = 'correct horse battery';
const newAddress = () => `grace-${Math.random().toString(36).slice(2, 12)}@example.org`;

test('two people share a plan: bought, invited, joined, removed', async ({ page, signedIn, browser }) => {
  await buyPlan(page, 'Small Team, yearly');
  await page.getByRole('link', { name: 'Team Dashboard' }).click();
  const dashboard = dashboardOf(page);
  await expect(dashboard.seats).toContainText('1 of 5 used');
  await expect(page.getByRole('list', { name: 'What Small Team has' })).toContainText('Priority support');
  // Small Team has no Advanced Insights, so there is no button to them.
  await expect(page.getByRole('link', { name: 'Open Generator' })).toHaveCount(0);
  await expectAccessible(page);
  await dashboard.tab('Members').click();
  await expect(page).toHaveURL('/team-dashboard?tab=members');
  await expect(dashboard.members.getByRole('listitem')).toContainText([`${signedIn.email}`]);
  await expect(dashboard.members).toContainText('Admin');
  await expect(dashboard.members.getByRole('button')).toHaveCount(0);
  const email = newAddress();
  const link = await dashboard.invite(email);
  await expect(dashboard.invites).toContainText(/Expires \d+ \w+ 20\d\d/);
  await expect(dashboard.invites).toContainText('Pending');
  await expectAccessible(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('with the address that was invited')).toBeVisible();
  await other.getByRole('link', { name: 'Create one' }).click();
  await other.getByLabel('First name').fill('Grace');
  await other.getByLabel('Last name').fill('Hopper');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL('/home');
  await expect(other.getByText('Welcome to Ada Lovelace’s team')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('paperlark.invite'))).toBeNull();
  await other.goto('/account');
  await expect(other.getByRole('region', { name: 'Your team' })).toContainText(
    'You share the plan of Ada Lovelace.',
  );
  await expect(other.getByText('Your team shares this plan with you.')).toBeVisible();
  await expectAccessible(other);
  // A member is led away from the dashboard.
  await other.goto('/team-dashboard');
  await expect(
    other.getByText('Only the team owner or admin can access this dashboard').first(),
  ).toBeVisible();
  await expect(other).toHaveURL('/home');

  await page.reload();
  await expect(dashboard.members).toContainText(email);
  await expect(dashboard.invites).toContainText('Accepted');
  await expect(dashboard.invites).toContainText(/Joined \d+/);
  await page.goBack();
  await expect(dashboard.seats).toContainText('2 of 5 used');
  await page.goForward();
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Remove Grace Hopper?');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Grace Hopper is no longer in the team')).toBeVisible();
  await expect(dashboard.members).not.toContainText(email);
  // The next thing they ask is not the team's any more.
  const standing = await other.evaluate(async () => (await fetch('/api/teams/me')).json());
  expect(standing).toMatchObject({ id: null, planKey: 'FREE', postsLimit: 5 });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Couldn’t join team' })).toBeVisible();
  await expect(other.getByRole('alert')).toContainText('This invite was used already.');
  await context.close();
});

test('an invite for somebody else says for whom, and signs out for them', async ({
  page,
  signedIn,
  browser,
}) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Small Team, yearly');
  await page.goto('/team-dashboard?tab=members');
  const email = newAddress();
  const link = await dashboardOf(page).invite(email);
  const context = await browser.newContext();
  const wrong = await createAccount(context.request, new URL(page.url()).origin);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText(`This invite is for g…@example.org`);
  await expect(other.getByRole('alert')).toContainText(wrong.email);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL('/login');
  await createAccount(context.request, new URL(page.url()).origin, email);
  // Already signed in when the login is opened: the stored invite still comes first.
  await other.goto('/login');
  await expect(other.getByText('Welcome to Ada Lovelace’s team')).toBeVisible();
  await expect(other).toHaveURL('/home');
  await context.close();
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
      json: { code: 'team_full', title: 'Team is full', message: 'All 5 seats.' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Team is full')).toBeVisible();
  await page.unroute('**/api/teams/join/*');
  await page.route('**/api/teams/join/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again.');
});

test('without a team there is no dashboard', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/team-dashboard');
  await expect(page.getByText('No team found').first()).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Team Dashboard' })).toHaveCount(0);
});

test('a team that cannot be loaded is said', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.route('**/api/teams/me', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_request', message: 'x' } }),
  );
  await page.goto('/team-dashboard');
  await expect(page.getByText('Failed to load team').first()).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('members are invited, told what is wrong, and withdrawn', async ({ page, signedIn }) => {
  await buyPlan(page, 'Advanced, yearly');
  await page.goto('/team-dashboard?tab=members');
  const dashboard = dashboardOf(page);
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
  const first = await dashboard.invite('Grace@Example.org');
  await expect(page.getByLabel('Invite link for Grace@Example.org')).toBeFocused();
  await page.getByRole('button', { name: 'New link for grace@example.org' }).click();
  const renewed = page.getByLabel('Invite link for grace@example.org', { exact: true });
  await expect(renewed).toBeFocused();
  expect(await renewed.inputValue()).not.toBe(first);
  await expect(dashboard.invites.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Withdraw the invite of grace@example.org' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Nobody was invited yet.')).toBeVisible();
  await dashboard.tab('Support').click();
  await page.getByText('Can I hand the team over?').click();
  await expect(page.getByText('Yes, under Members')).toBeVisible();
  await expectAccessible(page);
  await dashboard.tab('Overview').click();
  await expect(page).toHaveURL('/team-dashboard');
  await page.getByRole('link', { name: 'Open Generator' }).click();
  await expect(page).toHaveURL('/home');
});

test('the owner hands over, goes on paying, and can end that', async ({ page, signedIn, browser }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Small Team, yearly');
  await page.goto('/team-dashboard?tab=members');
  const email = newAddress();
  const link = await dashboardOf(page).invite(email);
  const context = await browser.newContext();
  await createAccount(context.request, new URL(page.url()).origin, email);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/home');

  await page.reload();
  await page.getByRole('button', { name: 'Make Ada Lovelace the owner' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You go on paying');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('owns the team now')).toBeVisible();
  const pays = page.getByRole('region', { name: 'You pay for a team' });
  await expect(pays).toContainText('Small Team');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByText('You left Ada Lovelace’s team')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(pays).toContainText(/It ends on .*20\d\d/);
  await other.goto('/team-dashboard?tab=billing');
  await expect(other.getByText(/Cancelled\. Everything stays open until/)).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await context.close();
});
