import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { buyPlan, pricingOf, testCards } from './pricing-page.ts';
import { buyTeamPlan } from './team-plan.ts';
import { expectTold } from './told.ts';

const yourPlan = { name: 'Your plan', exact: true } as const;

test('two checkouts that are open at once end in one plan', async ({ page, context, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  const [one, two] = [pricingOf(page), pricingOf(await context.newPage())];
  const [first, second] = context.pages();
  if (first === undefined || second === undefined) throw new Error('two pages');
  for (const [tab, pricing] of [
    [first, one],
    [second, two],
  ] as const) {
    await tab.goto('/pricing');
    await pricing.interval('Monthly').click();
  }
  await one.buy('Basic, monthly').click();
  await two.buy('Pro, monthly').click();
  await expect(two.window).toBeVisible();
  await one.pay(testCards.works);
  await expectTold(first, 'Basic is open');
  await two.pay(testCards.works);
  await expect(two.window).toContainText('You have a plan already.');
  await first.goto('/account');
  await expect(first.getByRole('region', yourPlan)).toContainText('Basic, monthly');
  await expect(first.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(1);
});

test('a cancellation is undone, and the plan goes on', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Pro, monthly');
  await page.goto('/account');
  const plan = page.getByRole('region', yourPlan);
  const asked = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(plan).toContainText('then you are on Free');
  await expect(page.getByRole('region', { name: 'Change your plan' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo the cancellation' }).click();
  await expect(asked).toContainText(/Your card is charged \$9\.99 on .*20\d\d/);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep my plan' }).click();
  await expectTold(page, 'Cancellation undone');
  await expect(plan).toContainText('Active. Renews automatically.');
  // And it is: the period ends, and the plan stays.
  await page.getByRole('button', { name: 'End the paid period now' }).click();
  await expectTold(page, 'The paid period is over');
  await expect(plan).toContainText('Pro, monthly');
});

test('another card pays what is owed', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Pro, monthly', testCards.renewalFails);
  await page.goto('/account');
  await page.getByRole('button', { name: 'End the paid period now' }).click();
  const plan = page.getByRole('region', yourPlan);
  await expect(plan).toContainText('Payment failed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update card' }).click();
  const window = page.getByRole('dialog', { name: 'Another card' });
  const pay = async (card: string): Promise<void> => {
    await window.getByLabel('Card number').fill(card);
    await window.getByRole('button', { name: 'Use this card' }).click();
  };
  await pay(testCards.declined);
  await expect(window).toContainText('Your card was declined.');
  await expectAccessible(page);
  await pay(testCards.works);
  await expectTold(page, 'Paid');
  await expect(plan).toContainText('Active. Renews automatically.');
  await page.getByRole('button', { name: 'Change card' }).click();
  await pay(testCards.works);
  await expectTold(page, 'Card updated');
});

test('from a year to a month is told before: what is charged, when, and what goes', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'small_team_year');
  const paidUntil = async (): Promise<string> =>
    (await (await page.request.get('/api/me')).json()).user.subscription.paidUntil;
  const before = await paidUntil();
  await page.goto('/account?plan=BASIC-month');
  const asked = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(asked).toContainText('Now: nothing.');
  await expect(asked).toContainText('$494');
  await expect(asked).toContainText(
    /Next: on .*20\d\d, paid from the credit\. Your card is charged \$4\.99 a month again/,
  );
  await expect(asked).toContainText('You lose');
  await expect(asked).toContainText('1 seat instead of 5');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Change plan' }).click();
  await expectTold(page, 'You are on Basic now, paid monthly.');
  const plan = page.getByRole('region', yourPlan);
  await expect(plan).toContainText('Basic, monthly');
  // A month from now, not the year that was.
  expect((await paidUntil()) < before).toBe(true);
});

test('a change whose price is not known is not agreed to', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyPlan(page, 'Pro, monthly');
  await page.route('**/api/subscription/preview-change', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The payment service did not answer.', code: 'unavailable', requestId: 'r' },
    }),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('The payment service did not answer.');
  await expect(asked.getByRole('button', { name: 'Change plan' })).toBeDisabled();
});

test('an own plan and that of a team are shown apart, each with its own buttons', async ({
  page,
  browser,
  signedIn,
  storageState,
  baseURL,
}) => {
  await buyPlan(page, 'Pro, monthly');
  const origin = baseURL ?? '';
  const other = await browser.newContext({ baseURL: origin, ...(storageState && { storageState }) });
  await createAccount(other.request, origin);
  await buyTeamPlan(await other.newPage(), 'business_year');
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Origin: origin };
  const { id } = await (await other.request.get('/api/teams/me')).json();
  const invited = await other.request.post(`/api/subscription/teams/${id}/invite-link`, {
    headers,
    data: { email: signedIn.email },
  });
  const token = String((await invited.json()).link).split('/join/')[1] ?? '';
  expect((await page.request.post(`/api/teams/join/${token}`, { headers })).ok()).toBe(true);
  await other.close();

  await page.goto('/account');
  const plan = page.getByRole('region', yourPlan);
  await expect(plan).toContainText('Business');
  await expect(plan).toContainText('Your team shares this plan with you.');
  await expect(plan).not.toContainText('Paid until');
  const own = page.getByRole('region', { name: 'Your own plan' });
  await expect(own).toContainText('Pro, monthly');
  await expect(own).toContainText('Active. Renews automatically.');
  await expect(own).toContainText('You pay for this besides the plan above.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await own.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(own).toContainText('then it is over');
  await expect(plan).toContainText('Business');
});
