import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf, pressTool } from './generator-page.ts';
import { buyTeamPlan } from './team-plan.ts';
import { expectTold } from './told.ts';

test('an enterprise team has a name and a look of its own, which its share cards carry', async ({
  page,
  signedIn,
}) => {
  await buyTeamPlan(page, 'enterprise_year');
  await page.goto('/team-dashboard');
  const name = page.getByRole('region', { name: 'Team name' });
  await name.getByRole('textbox', { name: 'Name' }).fill('Polar Lab');
  await name.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, /^Saved$/);
  const look = page.getByRole('region', { name: 'Your look on share cards' });
  await look.getByLabel('Name on the cards').fill('Polar Lab');
  await look.getByLabel('Background').fill('#ffffff');
  await look.getByLabel('Text').fill('#dddddd');
  await expect(
    look.getByRole('status').filter({ hasText: 'cannot be read on this background' }),
  ).toBeVisible();
  await look.getByLabel('Text').fill('#003366');
  const files = page.waitForEvent('filechooser');
  await look.getByRole('button', { name: 'Choose a logo' }).click();
  await (await files).setFiles('public/icons/apple-touch-icon.png');
  await expect(look.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
  await look.getByRole('button', { name: 'Save the look' }).click();
  await expectTold(page, 'Share cards have your look now');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(look.getByLabel('Name on the cards')).toHaveValue('Polar Lab');
  await expect(page.getByText('Polar Lab').first()).toBeVisible();
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await pressTool(generator.post('X / Twitter'), 'Picture for X / Twitter');
  const cards = page.getByRole('region', { name: 'Share card' }).locator('img');
  await expect(cards).toHaveCount(2);
  const own = await cards.first().getAttribute('src');

  await page.goto('/team-dashboard');
  await look.getByRole('button', { name: 'Back to Paperlark’s look' }).click();
  await expectTold(page, 'Share cards have Paperlark’s look again');
  await page.goto('/home');
  await pressTool(generator.post('X / Twitter'), 'Picture for X / Twitter');
  await expect(cards).toHaveCount(2);
  expect(await cards.first().getAttribute('src')).not.toBe(own);
});

test('smaller plans are not shown what they cannot use', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'small_team_year');
  await page.goto('/team-dashboard');
  await expect(page.getByRole('region', { name: 'Team name' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your look on share cards' })).toHaveCount(0);
});
