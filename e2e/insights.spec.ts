import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';

test('the free plan is told where the insights begin', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await expect(insights).toContainText(
    'Hashtag suggestions come with the Advanced plan, highlights with Business.',
  );
  await expect(insights.getByRole('button')).toHaveCount(0);
});

test('an admin gets hashtags and a highlight of the text, and hears what is missing', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(page.getByText('No Abstract Detected', { exact: true })).toBeVisible();

  await generatorOf(page).takeSample();
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(insights.getByRole('region', { name: 'Hashtags' })).toContainText('#PlantScience');
  await insights.getByRole('button', { name: 'Write a highlight' }).click();
  const highlight = insights.getByRole('region', { name: 'Highlight' });
  await expect(highlight).toContainText('response of plants to warming');
  await expectAccessible(page);
});

test('a refusal of the server is told in its own words', async ({ page, signedIn }) => {
  // The plan ended in another window: the screen still believes in it, the server does not.
  await page.route('**/api/teams/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hasGenerator: true, maxKeys: 3 } });
  });
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await generatorOf(page).takeSample();
  await page.getByRole('button', { name: 'Write a highlight' }).click();
  await expect(page.getByText('Not in your plan', { exact: true })).toBeVisible();
  await expect(page.getByText('Highlights come with the Business plan. Upgrade to use them.')).toBeVisible();
});
