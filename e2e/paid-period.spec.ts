import { createAccount, expect, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { buyPlan } from './pricing-page.ts';
import { expectTold } from './told.ts';

test.use({ baseURL: process.env['E2E_MOVABLE'] ?? '' });

/** Sets how many days the server's clock is ahead. */
async function moveClock(days: number): Promise<void> {
  const moved = await fetch(`${process.env['E2E_CLOCK']}/${days}`, { method: 'POST' });
  expect(moved.ok).toBe(true);
}

test('what was bought is open until the paid period ends, and not a day longer', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await createAccount(context.request, baseURL ?? '');
  await page.goto('/home');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Add citation' }).click();
  const panel = page.getByRole('region', { name: 'Fetch by DOI or number' });
  await expect(panel).toHaveCount(0);

  await buyPlan(page, 'Pro, monthly');
  await page.goto('/home');
  await panel.getByRole('textbox', { name: 'Research paper' }).fill('10.7554/eLife.01567');
  await panel.getByRole('button', { name: 'Fetch research paper' }).click();
  await expectTold(page, '✅ Research Paper Loaded');
  const generator = generatorOf(page);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();

  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  const asked = page.getByRole('alertdialog');
  await expect(plan).toContainText('1 of 200');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await asked.getByRole('button', { name: 'Change plan' }).click();
  await expect(plan).toContainText('Pro, yearly');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await asked.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(plan).toContainText('Cancelled. Everything stays open until');

  const comeBackAfter = async (days: number): Promise<void> => {
    await moveClock(days);
    await page.goto('/account');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await comeBackAfter(364);
  await expect(plan).toContainText('Pro, yearly');
  await expect(plan).toContainText('0 of 200');
  await comeBackAfter(400);
  await expect(plan).toContainText('Your plan ended on');
  await expect(plan).toContainText('0 of 5');
  await page.goto('/home');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(panel).toHaveCount(0);
});
