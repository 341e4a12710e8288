import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { buyTeamPlan } from './team-plan.ts';
import { expectTold } from './told.ts';

test('a member who chose nothing begins with what the team says, and then with what they chose', async ({
  page,
  browser,
  baseURL,
  signedIn,
}) => {
  await buyTeamPlan(page, 'business_year');
  await page.goto('/team-dashboard');
  const card = page.getByRole('region', { name: 'To begin with' });
  await card.getByLabel('Tone').selectOption('Policy brief');
  await card.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await card.getByRole('checkbox', { name: 'Bluesky' }).check();
  await card.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, /^Saved$/);
  await expectAccessible(page);

  // Somebody who joins, in a browser of their own.
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Origin: baseURL ?? '' };
  const { id } = await (await page.request.get('/api/teams/me')).json();
  const email = `member-${signedIn.email}`;
  const invited = await page.request.post(`/api/subscription/teams/${id}/invite-link`, {
    headers,
    data: { email },
  });
  const { link } = await invited.json();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  await context.clearCookies({ name: /session/ });
  await createAccount(context.request, baseURL ?? '', email);
  const joined = await context.request.post(`/api/teams/join/${String(link).split('/join/')[1]}`, {
    headers,
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  const own = await context.newPage();
  await own.goto('/home');
  const generator = generatorOf(own);
  await expect(generator.tone('Policy brief')).toBeChecked();
  await expect(generator.platform('LinkedIn')).toBeChecked();
  await expect(generator.platform('Bluesky')).toBeChecked();
  await expect(generator.platform('X / Twitter')).not.toBeChecked();
  await generator.tone('Casual').check();
  await own.reload();
  await expect(generator.tone('Casual')).toBeChecked();
});
