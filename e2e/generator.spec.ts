import { paper } from '../testing/documents/paper.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf, sampleStart, unfold } from './generator-page.ts';
import { expectTold } from './told.ts';

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('starts empty, with samples to try', async ({ page }) => {
  const generator = generatorOf(page);
  await expect(generator.history.getByText('Nothing yet.')).toBeVisible();
  await expect(page.getByText('0/2500')).toBeVisible();
  await expect(generator.tone('Edgy')).toBeChecked();
  await expect(generator.platform('X / Twitter')).toBeChecked();
  await expectAccessible(page);
  await generator.takeSample();
  await expect(generator.text).toHaveValue(new RegExp(`^${sampleStart}`));
  await expect(page.getByText('Kremers et al. 2015')).toBeVisible();
});

test('too short a text gets its own message and the cursor', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.text.fill('x'.repeat(49));
  await generator.generate.click();
  const told =
    'No Abstract Detected. Please paste the abstract or key findings manually. Abstracts for newly published papers can take a few days to appear in databases.';
  await expect(generator.text).toHaveAccessibleDescription(told);
  await expect(page.getByText(told)).toBeVisible();
  await expect(generator.text).toBeFocused();
  await expect(generator.text).toBeInViewport();
  await expectAccessible(page);
  await generator.text.fill('x'.repeat(51));
  await expect(page.getByText(told)).toHaveCount(0);
});

test('of a longer text the best part is used, and another can be', async ({ page }) => {
  const generator = generatorOf(page);
  const part = page.getByRole('region', { name: 'The part that is used' });
  const long = [
    ...paper.introduction,
    ...paper.introduction,
    ...paper.introduction,
    ...paper.methods,
    ...paper.results,
    paper.conclusions,
  ].join(' ');
  await generator.text.fill(long);
  await expect(part.getByText(/of 3,\d{3}$/)).toBeVisible();
  await expect(part.getByText(/storms were not held back\.$/)).toBeVisible();
  await expect(page.getByText(/^\d{4}\/2500$/)).toBeVisible();
  await expectAccessible(page);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();

  await unfold(page);
  await part.getByRole('button', { name: 'Earlier' }).click();
  await expect(part.getByText(/storms were not held back\.$/)).toBeHidden();
  await page.reload();
  await expect(part.getByRole('button', { name: 'Suggested part' })).toBeVisible();
  await part.getByRole('slider', { name: 'Part of the text' }).focus();
  await page.keyboard.press('Home');
  await expect(part.getByText(/^Cities seal their soils/)).toBeVisible();
  await part.getByRole('button', { name: 'Suggested part' }).click();
  await expect(part.getByText(/storms were not held back\.$/)).toBeVisible();
  await expect(generator.text).toHaveValue(long);
});

test('no platform gets its own message', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.platform('X / Twitter').uncheck();
  await expect(generator.generate).toBeDisabled();
  await generator.generate.press('Enter');
  const told = page.getByText('No Platform Selected. Please select at least one platform.');
  await expect(told).toBeVisible();
  await generator.platform('LinkedIn').check();
  await expect(told).toHaveCount(0);
});

test('all platforms are chosen and dropped at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the voices are one radio group for the keyboard', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.tone('Edgy').focus();
  await page.keyboard.press('ArrowRight');
  await expect(generator.tone('Casual')).toBeChecked();
  await expect(generator.tone('Casual')).toBeFocused();
});

test('the text area grows from 3 to 15 rows', async ({ page }) => {
  const generator = generatorOf(page);
  const rows = () =>
    generator.text.evaluate((area: HTMLTextAreaElement) => {
      const style = getComputedStyle(area);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      return Math.round((area.clientHeight - padding) / Number.parseFloat(style.lineHeight));
    });
  await expect.poll(rows).toBe(3);
  await generator.text.fill('line\n'.repeat(6));
  await expect.poll(rows).toBe(7);
  await generator.text.fill('line\n'.repeat(40));
  await expect.poll(rows).toBe(15);
});

test('shows what was read, and lets one name the finding', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await expect(reading.getByText('Finding', { exact: true })).toBeVisible();
  const candidates = reading.getByRole('radio');
  if ((await candidates.count()) === 0)
    await reading.getByRole('button', { name: 'Lead with another sentence' }).click();
  await candidates.nth(1).check();
  await expect(candidates.nth(1)).toBeChecked();
  await expect(reading.getByRole('button', { name: 'Keep this choice' })).toBeVisible();
  await expectAccessible(page);
});

test('the draft survives a reload and ends with the session', async ({ page, signedIn }) => {
  const generator = generatorOf(page);
  await generator.text.fill('A draft that is worth keeping.');
  await generator.tone('Funny').check();
  await page.getByRole('button', { name: 'Add citation' }).click();
  await page.getByLabel('Journal', { exact: true }).fill('Nature');
  await page.reload();
  await expect(generator.text).toHaveValue('A draft that is worth keeping.');
  await expect(generator.tone('Funny')).toBeChecked();
  await expect(page.getByLabel('Journal', { exact: true })).toHaveValue('Nature');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectTold(page, 'Signed out');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('private'))),
  ).toEqual([]);
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(signedIn.email);
  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(generator.text).toHaveValue('');
});

test('used-up posts say when there are new ones', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await generator.generate.click();
  await expect(generator.post('Instagram')).toBeVisible();
  await unfold(page);
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await generator.platform('Facebook').check();
  await generator.generate.click();
  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByText('This month’s posts are used up')).toBeVisible();
  await expect(page.getByText(/New ones are there on 1 \w+ \(UTC\)/)).toBeVisible();
  await expect(generator.generate).toBeDisabled();
  await expectAccessible(page);
});

test('a failed generation is told and changes nothing', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.route('**/api/posts', (route) => route.abort());
  await generator.generate.click();
  await expectTold(page, 'Paperlark cannot be reached');
  await expect(generator.generate).toBeEnabled();
  await expect(generator.text).toHaveValue(new RegExp(`^${sampleStart}`));
});

test('a running generation shows its shape and can be cancelled', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.route('**/api/posts', () => undefined);
  await generator.generate.click();
  await expect(page.getByRole('button', { name: 'Crafting Content...' })).toBeDisabled();
  await expect(page.getByText('Writing and checking against the source…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(generator.generate).toBeEnabled();
});

test('saved is said when it is saved: until then, and after a reload, it is tried again', async ({
  page,
}) => {
  const generator = generatorOf(page);
  const saved = page.getByText('Saved in your history');
  const notSaved = page.getByText('Not saved yet: kept in this tab');
  const refuse = '**/api/chats/*';
  await page.route(refuse, (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await generator.takeSample();
  await generator.generate.click();
  await expectTold(page, '❌ Failed to save history');
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expect(notSaved).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(notSaved).toBeVisible();
  await expect(generator.history.getByText('Nothing yet.')).toBeVisible();

  await page.unroute(refuse);
  await page.reload();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save now' })).toHaveCount(0);
  await expect(generator.history.getByRole('listitem')).toHaveCount(1);
});

test('a link without https:// is kept with it, and what can be no link or year is told under the field', async ({
  page,
}) => {
  const generator = generatorOf(page);
  await generator.takeSample();
  const add = page.getByRole('button', { name: 'Add citation' });
  if ((await add.getAttribute('aria-expanded')) === 'false') await add.click();
  const [link, year] = [page.getByLabel('Link', { exact: true }), page.getByLabel('Year', { exact: true })];
  await link.fill('nonsense');
  await year.fill('soon');
  await year.blur();
  await expect(link).toHaveAccessibleDescription(/can be no link/);
  await expect(year).toHaveAccessibleDescription(/can be no year/);
  await expectAccessible(page);
  await link.fill('nature.com/articles/s41586');
  await link.blur();
  await expect(link).toHaveValue('https://nature.com/articles/s41586');
  await expect(link).toHaveAccessibleDescription('');
  const asked = page.waitForRequest('**/api/posts');
  await generator.generate.click();
  const { articleInfo } = (await asked).postDataJSON();
  expect(articleInfo).toMatchObject({ url: 'https://nature.com/articles/s41586' });
  expect(articleInfo).not.toHaveProperty('year');
  await expect(generator.post('X / Twitter')).toContainText('nature.com/articles/s41586');
});
