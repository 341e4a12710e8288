import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { followInvite, makeTeam } from './team-page.ts';
import { expectTold } from './told.ts';

const keysCard = (page: Page) => page.getByRole('region', { name: 'API keys' });

/** Makes a key on the page; answers it, as it is shown once. */
async function makeKey(page: Page, name: string): Promise<string> {
  const card = keysCard(page);
  await card.getByLabel('Name of a new key').fill(name);
  await card.getByRole('button', { name: 'Make a key' }).click();
  const shown = page.getByRole('region', { name: 'Your new key' });
  await expect(shown.getByRole('heading')).toBeFocused();
  return (await shown.getByText(/^plk_\w{49}$/).textContent()) ?? '';
}

test('a key is shown once, told by its last signs, rotated and deleted', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin, 'business');
  await page.goto('/team-dashboard');
  const card = keysCard(page);
  await expect(card.getByText('There is no key yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Make a key' }).click();
  await expect(card.getByText('Please enter a name.')).toBeVisible();
  await expectAccessible(page);
  const key = await makeKey(page, 'Nightly script');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Copy the key Nightly script' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await card.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  const row = card.getByRole('listitem').filter({ hasText: 'Nightly script' });
  await expect(row).toContainText(`plk_…${key.slice(-4)}`);
  await expect(row).toContainText(/Made by Ada Lovelace on \d+ \w+ 20\d\d/);
  await expect(row).toContainText('Never used');

  const used = await context.request.post('/api/check', {
    headers: { 'x-api-key': key },
    data: { source: 'Exercise may reduce pain in adults with arthritis of the knee.', post: 'Yes.' },
  });
  expect(used.ok(), await used.text()).toBe(true);
  await page.reload();
  await expect(row).toContainText(/Last used .* for a check/);

  await row.getByRole('button', { name: 'Rotate Nightly script' }).click();
  const question = page.getByRole('alertdialog', { name: 'Rotate Nightly script?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Rotate it' }).click();
  await expectTold(page, 'Key rotated');
  const next = await row.getByText(/^plk_\w{49}$/).textContent();
  expect(next).not.toBe(key);
  await row.getByRole('button', { name: 'I have copied it' }).click();
  await row.getByRole('button', { name: 'Delete Nightly script' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expectTold(page, 'Key deleted');
  await expect(card.getByText('There is no key yet.')).toBeVisible();
});

test('a member uses keys when the owner lets them; when they go, one button rotates what they know', async ({
  page,
  context,
  browser,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  const { origin } = new URL(page.url());
  const team = await makeTeam(context.request, origin, 'business');
  const theirs = await browser.newContext({ baseURL: origin });
  const { email } = await createAccount(theirs.request, origin);
  await followInvite(theirs.request, await team.invite(email));
  const member = await theirs.newPage();
  await member.goto('/account');
  await expect(member.getByRole('region', { name: 'Your team' })).toBeVisible();
  await expect(keysCard(member)).toHaveCount(0);

  await page.goto('/team-dashboard');
  await makeKey(page, 'Nightly script');
  await page.getByRole('tab', { name: 'Members' }).click();
  const right = page.getByRole('switch', { name: 'Ada Lovelace may use keys' });
  await expect(right).not.toBeChecked();
  await right.click();
  await expectTold(page, 'Ada Lovelace may see and make API keys');
  await expect(right).toBeChecked();
  await expectAccessible(page);

  await member.reload();
  await expect(keysCard(member)).toContainText('Nightly script');
  await makeKey(member, 'Mine');
  await expect(keysCard(member).getByRole('button', { name: /^(?:Rotate|Delete)/ })).toHaveCount(0);
  await expectAccessible(member);
  await theirs.close();

  await page.getByRole('button', { name: 'Remove Ada Lovelace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody who is out knows 2 keys' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rotate 2 keys' }).click();
  await expectTold(page, 'Keys rotated');
  const shown = page.getByRole('region', { name: 'Your 2 new keys' });
  await expect(shown.getByText(/^plk_\w{49}$/)).toHaveCount(2);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('heading', { name: 'Somebody who is out' })).toHaveCount(0);
});

test('the extras are called as the person who is signed in, with no key', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await makeTeam(context.request, new URL(page.url()).origin, 'business');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hashtags')) sent.push(request.headers()['x-api-key']);
  });
  await page.goto('/home');
  await generatorOf(page).takeSample();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(page.getByRole('region', { name: 'Hashtags' })).toBeVisible();
  expect(sent).toEqual([undefined]);
});
