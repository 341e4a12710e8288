import { expect, type Page } from '@playwright/test';
import { trialAbstract } from '#testing/abstracts.ts';
import { createAccount, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { buyTeamPlan } from './team-plan.ts';

// Pictures of what plans, admins, a model and another's sign-in open; see screens.shots.ts.

test('bulk-runs', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'enterprise_year');
  await page.goto('/runs');
  await expect(page.getByText('No runs yet.')).toBeVisible();
  await picture(page, 'runs-empty');
  await page.getByLabel('What to write about').fill('10.7554/eLife.01567\n10.99999/none\nnot a doi');
  await expect(page.getByText(/^Line 3: /)).toBeVisible();
  await page.getByLabel('Name').fill('Spring issue');
  await picture(page, 'runs-filled');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByText('Finished.')).toBeVisible();
  await picture(page, 'run-done');
  await page.getByRole('button', { name: /vascular morphodynamics/, expanded: false }).click();
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toBeVisible();
  await picture(page, 'run-draft');
  await page.goto('/runs');
  await page.locator('input[type=file]').setInputFiles({
    name: 'an-issue-with-a-rather-long-name-that-has-to-wrap.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`title,abstract,platforms\nTrial,"${trialAbstract}",twitter linkedin`),
  });
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByText('Finished.')).toBeVisible();
  await page.goto('/runs');
  await expect(page.getByRole('table', { name: 'Your runs' }).getByRole('row')).toHaveCount(3);
  await picture(page, 'runs-list');
});

test('look-ups-and-insights', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'business_year');
  await page.goto('/home');
  const panel = page.getByRole('region', { name: 'Fetch by DOI or number' });
  await panel.getByRole('textbox', { name: 'Research paper' }).fill('10.7554/eLife.01567');
  await page.keyboard.press('Enter');
  await expect(page.getByText('✅ Research Paper Loaded')).toBeVisible();
  await picture(page, 'lookup-found');
  await generatorOf(page).generate.click();
  await expect(generatorOf(page).post('X / Twitter')).toBeVisible();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(insights.getByRole('region', { name: 'Hashtags' })).toContainText('#');
  await insights.getByRole('button', { name: 'Write a highlight' }).click();
  await insights.getByRole('button', { name: 'Predict engagement' }).click();
  await expect(insights.getByRole('region', { name: 'Engagement estimate' })).toBeVisible();
  await picture(page, 'generator-insights');
  await panel.getByRole('textbox', { name: 'Research paper' }).fill('10.1538/expanim.54.1');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('This article has been retracted (2022-08-01).')).toBeVisible();
  await picture(page, 'lookup-retracted');
});

test('fact-sheet', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await reading.getByRole('button', { name: 'Reword' }).click();
  await page
    .getByLabel('The finding in your words')
    .fill('Tundra plants responded less to warming over time. They were warmed for 17 years.');
  await picture(page, 'fact-sheet-reword');
  await page.keyboard.press('Enter');
  await expect(reading.getByText('Your words')).toBeVisible();
  await picture(page, 'fact-sheet-own-words');
});

test('team-look', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await buyTeamPlan(page, 'enterprise_year');
  await page.goto('/team-dashboard');
  const look = page.getByRole('region', { name: 'Your look on share cards' });
  await look.getByLabel('Name on the cards').fill('Polar Lab');
  await look.getByLabel('Background').fill('#ffffff');
  await look.getByLabel('Text').fill('#dddddd');
  await expect(look.getByText(/cannot be read on this background/)).toBeVisible();
  await picture(page, 'team-look');
});

test('trials', async ({ page, person, baseURL, browser }, { project }) => {
  const projects = ['390-light', '390-dark', '768-light', '768-dark', '1440-light', '1440-dark'];
  await createAccount(
    page.context().request,
    baseURL ?? '',
    `trials${projects.indexOf(project.name) + 1}@example.org`,
  );
  await page.goto('/admin/generate-trial');
  await page.getByLabel('Email of the person').fill(person.email);
  await page.getByRole('button', { name: 'Generate link' }).click();
  await expect(page.getByText(/^It is on its way to /)).toBeVisible();
  await picture(page, 'generate-trial');
  const link = await page.getByLabel('Trial link').inputValue();
  const { viewport = null, colorScheme = null, hasTouch = false } = project.use;
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport, colorScheme, hasTouch });
  const visitor = await other.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await picture(visitor, 'redeem-trial-signed-out');
  await visitor.getByRole('link', { name: 'Sign in', exact: true }).click();
  await visitor.getByLabel('Email').fill(person.email);
  await visitor.getByLabel('Password').fill(person.password);
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await picture(visitor, 'redeem-trial');
  await other.close();
});

test('google-stand-in', async ({ page }) => {
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await picture(popup, 'google-stand-in');
  await picture(page, 'login-window-open');
});

test.describe('with a model', () => {
  const serverPort = (process.env['E2E_MODEL_PORTS'] ?? '').split(' ')[1] ?? '';
  test.use({ baseURL: `http://127.0.0.1:${serverPort}` });

  test('model', async ({ page, signedIn }) => {
    await page.goto('/home');
    await expect(page.getByText(signedIn.email)).toBeVisible();
    const generator = generatorOf(page);
    await generator.takeSample();
    await generator.platform('LinkedIn').check();
    await generator.generate.click();
    await expect(page.getByText('2 posts are ready.')).toBeVisible();
    await picture(page, 'model-done');
  });
});

async function picture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return document.fonts.ready;
  });
  const path = `test-results/shots/${name}-${test.info().project.name}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}
