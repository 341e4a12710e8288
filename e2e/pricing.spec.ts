import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { buyPlan, pricingOf, testCards } from './pricing-page.ts';
import { expectTold, holdTold } from './told.ts';

test('the plans are shown with their prices, yearly to begin with', async ({ page }) => {
  await page.goto('/pricing');
  const { card, interval } = pricingOf(page);
  await expect(interval('Yearly')).toBeChecked();
  await expect(page.getByText('This page is in testing mode, payment is not live.')).toBeVisible();
  await expect(card('Pro')).toContainText('$99.99 a year');
  await expect(card('Pro')).toContainText('Saves $19.89 a year against paying monthly');
  await expect(card('Small Team')).toContainText('$499 a year');
  await expect(card('Small Team')).not.toContainText('Saves');
  // A tick says which of the insights it stands for.
  await expect(card('Advanced')).toContainText('Advanced Insights: hashtags');
  await expect(card('Advanced')).not.toContainText('engagement estimates');
  await expect(card('Business')).toContainText(
    'Advanced Insights: hashtags, highlight and engagement estimates',
  );
  await expect(card('Small Team')).toContainText('5 seats');
  await expect(card('Free')).toContainText('5 posts a month');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await interval('Monthly').click();
  await expect(card('Pro')).toContainText('$9.99 a month');
  await expect(card('Basic')).toContainText('$4.99 a month');
  await expect(card('Small Team')).toContainText('Sold yearly only');

  await expect(card('Small Team')).toContainText('$41.58 a month');

  // One card for the sizes of Enterprise; the plan that is agreed in a conversation comes last.
  const sizes = card('Enterprise');
  await sizes.getByLabel('Size').selectOption({ label: '300 seats, $19,999 a year' });
  await expect(sizes).toContainText('$19,999');
  const last = page.getByRole('region', { name: 'Enterprise Custom' });
  await expect(last).toContainText('Enterprise Custom');
  await expect(last).toContainText('$8,999+');
  await expect(last.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
});

test('one table tells the plans apart, row by row', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(9);
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Papers in one bulk run').getByRole('cell').first()).toHaveText('5');
  await expect(row('Alt text for your figures').getByRole('cell').nth(1)).toHaveText('Not included');
  await expect(row('Alt text for your figures').getByRole('cell').nth(2)).toHaveText('Included');
  await expect(row('Saved by paying yearly').getByRole('cell').nth(2)).toHaveText('$19.89');
  await expect(page.getByText('Pro Suite')).toHaveCount(0);
  // By keys alone its end can be reached where it is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.getByRole('region', { name: 'All plans compared' }).focus();
  await page.keyboard.press('End');
  await expectAccessible(page);
});

test('someone signed out signs in and comes back to the checkout', async ({ page, person }) => {
  await page.goto('/pricing');
  const pricing = pricingOf(page);
  await pricing.interval('Monthly').click();
  await pricing.buy('Pro, monthly').click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(pricing.window).toContainText('Pro, monthly');
  await expect(pricing.window).toContainText('$9.99 a month');
  await expect(page).toHaveURL('/pricing');
  await expectAccessible(page);
});

test('a card is refused, another one buys the plan, and the plan is open at once', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/pricing');
  const pricing = pricingOf(page);
  await pricing.buy('Business, yearly').click();
  await pricing.window.getByRole('button', { name: /^Pay / }).click();
  await expect(pricing.window.getByLabel('Card number')).toHaveAccessibleDescription(
    /Please enter a card number\.$/,
  );
  await pricing.pay('4111 1111 1111 1111');
  await expect(pricing.window.getByText('test card').first()).toBeVisible();
  await pricing.pay(testCards.declined);
  await expect(pricing.window).toContainText('Your card was declined.');
  await pricing.window.getByRole('button', { name: testCards.works }).click();
  await expect(pricing.window.getByText('Your card was declined.')).toHaveCount(0);
  await holdTold(page);
  await pricing.window.getByRole('button', { name: 'Pay $2,499' }).click();
  await expectTold(page, 'Business is open');
  await expect(pricing.card('Business')).toContainText('Your plan');
  await page.getByRole('button', { name: 'Open the generator' }).click();
  await expect(page).toHaveURL('/home');
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await expect(insights.getByRole('button', { name: 'Predict engagement' })).toBeVisible();
});

test('a plan that is clicked before the server has said what it sells is bought once it has', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  const answer = await hold(page, '**/api/plans');
  await page.goto('/pricing');
  const pricing = pricingOf(page);
  await pricing.buy('Pro, yearly').click();
  await expect(page.getByRole('button', { name: 'Opening… with Pro, yearly' })).toBeVisible();
  answer();
  await pricing.pay(testCards.works);
  await expectTold(page, 'Pro is open');
});

test('closing the window buys nothing', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/pricing');
  const pricing = pricingOf(page);
  await pricing.buy('Pro, yearly').click();
  await pricing.window.getByRole('button', { name: 'Close' }).first().click();
  await expect(pricing.window).toHaveCount(0);
  await expect(pricing.buy('Pro, yearly')).toBeVisible();
});

test('a checkout that cannot be opened says so', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.route('**/api/subscription/checkout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/pricing');
  await pricingOf(page).buy('Pro, yearly').click();
  await expectTold(page, 'Checkout failed');
});

test('a second plan is not sold: the first is changed instead', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Pro, monthly');
  const pricing = pricingOf(page);
  await page.reload();
  await pricing.card('Basic').getByRole('link', { name: 'Change to this plan' }).click();
  await expect(page).toHaveURL('/account?plan=BASIC-year');
  await expect(page.getByLabel('New plan')).toHaveValue('BASIC-year');
});

test('plans that cannot be loaded can be asked for again', async ({ page }) => {
  await page.route('**/api/plans', (route) => route.abort(), { times: 4 });
  await page.clock.install();
  await page.goto('/pricing');
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pricingOf(page).card('Free')).toBeVisible();
});
