import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyPlan, testCards } from './pricing-page.ts';
import { expectTold } from './told.ts';

test('without a plan the account shows what is free, and where more is', async ({ page, signedIn }) => {
  await page.goto('/account');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('Free');
  await expect(plan).toContainText('0 of 5');
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expectAccessible(page);
  await plan.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('the header of an owner is one line, whatever the window is wide', async ({ page, signedIn }) => {
  await buyPlan(page, 'Small Team');
  for (const width of [1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/account');
    await expect(page.getByText(signedIn.email)).toBeVisible();
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
  }
});

test('from monthly to yearly, cancelled, and free again at the end of the period', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Pro, monthly');
  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('Pro, monthly');
  await expect(plan).toContainText('Active. Renews automatically.');
  await expect(plan).toContainText('0 of 200');

  await page.getByRole('button', { name: 'Change plan' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Change to Pro, yearly?');
  // All of the first month is left, and comes off.
  await expect(asked).toContainText('Now: $90');
  await expect(asked).toContainText(/Next: \$99\.99 on .*20\d\d, and every year after/);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Change plan' }).click();
  await expectTold(page, 'You are on Pro now, paid yearly.');
  await expect(plan).toContainText('$99.99 a year');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(asked).toContainText('Are you sure you want to cancel your subscription?');
  await expect(asked).toContainText('Then you lose');
  await expect(asked).toContainText('Fetch by DOI');
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(plan).toContainText('Active');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(plan).toContainText(/Cancelled\. Everything stays open until .*20\d\d/);
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'End the paid period now' }).click();
  await expect(plan).toContainText('ended on');
  await expect(plan).toContainText('0 of 5');
  await page.reload();
  await expect(plan).toContainText('Free');
});

test('a renewal that fails is said', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Basic, monthly', testCards.renewalFails);
  await page.goto('/account');
  await page.getByRole('button', { name: 'End the paid period now' }).click();
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('Payment failed');
  await expect(plan).toContainText(/stays open until .*20\d\d while the payment is tried again/);
  await expect(plan).toContainText('0 of 5');
  await expectAccessible(page);
});

test('what the provider does not do is told, and nothing changes', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Basic, monthly');
  await page.goto('/account');
  await page.route('**/api/subscription/cancel-subscription', (route) =>
    route.fulfill({
      status: 503,
      json: {
        message: 'The payment provider did not answer. Nothing was changed; please try again.',
        code: 'unavailable',
        requestId: 'r',
      },
    }),
  );
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expectTold(page, 'Subscription not cancelled');
  await expect(page.getByText('The payment provider did not answer.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText('Active');
});

test('a session that ended elsewhere asks to sign in again', async ({ page, signedIn, context }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Basic, monthly');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText('Basic, monthly');
  // What loads last: a question without the cookie would lead to the login before the click.
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await expect(page.getByText('This one')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expectTold(page, 'Not logged in');
});
