import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf, pressTool, unfold } from './generator-page.ts';
import { hold } from './hold.ts';

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await generatorOf(page).takeSample();
});

test('a fact one points at is lit in the text it was read from', async ({ page }) => {
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  const fact = reading.locator('[data-fact="finding"]').getByRole('button').first();
  await fact.focus();
  await expect(reading.locator('[data-end="source"][data-lit="true"]')).toHaveCount(1);
  await expectAccessible(page);
});

test('a click on a sentence of the source makes it the finding, and every post follows without a call', async ({
  page,
}) => {
  const generator = generatorOf(page);
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await generator.generate.click();
  const post = generator.post('X / Twitter').locator('p.whitespace-pre-wrap');
  const other = generator.post('LinkedIn').locator('p.whitespace-pre-wrap');
  await expect(generator.post('X / Twitter').locator('[data-mark]').first()).toBeVisible();
  const [before, otherBefore] = [await post.textContent(), await other.textContent()];
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/posts')) calls += 1;
  });
  await generator.source.getByRole('button', { name: 'Lead with sentence 4' }).click();
  await expect(post).not.toHaveText(before ?? '');
  await expect(other).not.toHaveText(otherBefore ?? '');
  expect(calls).toBe(0);
  await expect(page.getByText('2 of 5')).toBeVisible();
  await expect(page.getByText('Saved in your history')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post).toHaveText(before ?? '');
  await expectAccessible(page);
});

test('a finding in own words is in every post and marked as one’s own', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.generate.click();
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await reading.getByRole('button', { name: 'Show all' }).click();
  await reading.getByRole('button', { name: 'Reword' }).click();
  const own = 'Tundra plants in northern Alaska responded less to 17 years of experimental warming.';
  const field = page.getByLabel('The finding in your words');
  // What suits the tone and the platform stands under it, for the next tone too.
  await expect(field).toHaveAccessibleDescription(/then the catch\. X has room .* still checked/);
  await unfold(page);
  await generator.tone('Patient voice').check();
  await expect(field).toHaveAccessibleDescription(/without a technical term/);
  await field.fill(own);
  await page.keyboard.press('Enter');
  await expect(generator.post('X / Twitter')).toContainText('Tundra plants in northern Alaska');
  await expect(reading.getByText('Your words')).toBeVisible();
  await expectAccessible(page);
});

test('a finding told in several sentences leads with the first, and the others follow it', async ({
  page,
}) => {
  const generator = generatorOf(page);
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check();
  await generator.generate.click();
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await reading.getByRole('button', { name: 'Show all' }).click();
  await reading.getByRole('button', { name: 'Reword' }).click();
  const own = page.getByLabel('The finding in your words');
  await own.fill(
    'Tundra plants in northern Alaska responded less to warming over time. They were warmed for 17 years.',
  );
  await own.press('Enter');
  await expect(generator.post('LinkedIn')).toContainText(
    'responded less to warming over time.\n\nThey were warmed',
  );
  await expect(generator.post('X / Twitter')).toContainText('over time. They were warmed for 17 years.');
  await reading.getByRole('button', { name: 'Reword' }).click();
  await expect(own).toHaveValue(/over time\. They were warmed for 17 years\.$/);
  await expectAccessible(page);
});

test('what is put right while posts are written reaches them, and an open editor moves along with its words', async ({
  page,
}) => {
  const generator = generatorOf(page);
  const answer = await hold(page, '**/api/posts');
  await generator.generate.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await reading.getByRole('button', { name: 'Reword' }).click();
  const own = page.getByLabel('The finding in your words');
  await own.fill('Tundra plants in northern Alaska responded less to 17 years of experimental warming.');
  await own.press('Enter');
  await reading.getByRole('button', { name: 'Reword' }).click();
  await own.fill('Tundra plants of Alaska');
  answer();
  await expect(generator.post('X / Twitter')).toContainText('Tundra plants in northern Alaska');
  await expect(own).toHaveValue('Tundra plants of Alaska');
  await expect(own).toBeFocused();
  await page.keyboard.type(' barely responded to 17 years of experimental warming.');
  await page.keyboard.press('Enter');
  await expect(generator.post('X / Twitter')).toContainText('Tundra plants of Alaska barely responded');
});

test('a fact is put right, left out and taken back by the keyboard', async ({ page }) => {
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await expect(reading.getByRole('button', { name: 'Reword' })).toBeVisible();
  const name = (await reading.getByRole('button', { name: 'Change the sample' }).isVisible())
    ? 'Change the sample'
    : 'Add the sample';
  await reading.getByRole('button', { name }).press('Enter');
  await page.getByLabel('Who or what, in your words').fill('4 plots near Barrow');
  await page.keyboard.press('Enter');
  await expect(reading.getByText('4 plots near Barrow')).toBeVisible();
  await reading.getByRole('button', { name: 'Change the sample' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(reading.getByRole('button', { name: 'Change the sample' })).toBeFocused();
  await reading.getByRole('button', { name: 'Give the sample as in the text' }).click();
  await expect(reading.getByText('4 plots near Barrow')).toBeHidden();
});

test('the first post is on the screen of a desk when the posts are there, and the facts are one click away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const generator = generatorOf(page);
  await generator.generate.click();
  const post = generator.post('X / Twitter').locator('p.whitespace-pre-wrap');
  await expect(generator.results).toBeFocused();
  await expect(post).toBeInViewport({ ratio: 1 });
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await expect(reading.getByRole('button', { name: 'Reword' })).toBeHidden();
  await reading.getByRole('button', { name: 'Show all' }).click();
  await expect(reading.getByRole('button', { name: 'Reword' })).toBeVisible();
});

test('a post is edited in its place, counted and checked as one types', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  await card.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  const text = card.getByRole('textbox', { name: 'Text of the X / Twitter post' });
  await expect(text).toBeFocused();
  await text.fill('Warming cured 9,000 polar bears.');
  await expect(card.getByText('32 / 280')).toBeVisible();
  await expect(card.getByText(/9,000/).first()).toBeVisible();
  await expect(card.getByRole('status')).toContainText('9,000');
  await text.fill('x'.repeat(290));
  await expect(card.getByText('10 too many')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Edited', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card).toContainText('x'.repeat(290));
  await pressTool(card, 'Discard my edits');
  await expect(card).not.toContainText('xxxx');
});

test('another opening, another tone and a thread cost nothing', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  await expect(card.locator('[data-mark]').first()).toBeVisible();
  const text = card.locator('p.whitespace-pre-wrap').first();
  const before = await text.textContent();
  await pressTool(card, 'New opening line');
  await expect(text).not.toHaveText(before ?? '');
  await pressTool(card, 'Compare tones for X / Twitter');
  await card.getByLabel('Tone on the right').selectOption('policy-brief');
  await card.getByRole('button', { name: 'Use this one' }).click();
  await pressTool(card, 'Show the X post as a thread');
  await expect(card.getByRole('region', { name: 'As a thread' })).toBeVisible();
  await expect(page.getByText('1 of 5')).toBeVisible();
});

test('posts changed without a connection are kept, and saved when it is back', async ({ page, context }) => {
  const generator = generatorOf(page);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  await expect(card.locator('[data-mark]').first()).toBeVisible();
  await context.setOffline(true);
  await pressTool(card, 'New opening line');
  await expect(page.getByText('Not saved yet: kept in this tab')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved in your history')).toBeVisible();
});

test('everything is downloaded in one file', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toBe('paperlark-posts.zip');
});

test('a post has a picture in three designs, to look at and to take away', async ({ page }) => {
  const generator = generatorOf(page);
  await page.getByRole('checkbox', { name: 'Instagram' }).check();
  await generator.generate.click();
  const card = generator.post('Instagram');
  await pressTool(card, 'Picture for Instagram');
  const panel = card.getByRole('region', { name: 'Share card' });
  await expect(panel.locator('img')).toHaveCount(2);
  await expect(panel.getByText('Alt texts come with the Pro plan.')).toBeVisible();
  const before = await panel.locator('img').first().getAttribute('src');
  await panel.getByRole('radio', { name: 'Night' }).check();
  await expect(panel.locator('img').first()).not.toHaveAttribute('src', before ?? '');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download 1080 × 1080, for Instagram' }).click();
  expect((await download).suggestedFilename()).toBe('card-square.png');
});

test('editing is accessible', async ({ page }) => {
  const card = generatorOf(page).post('X / Twitter');
  await generatorOf(page).generate.click();
  await card.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  await card.getByRole('textbox').fill('Warming cured 9,000 polar bears.');
  await expect(card.getByRole('status')).toContainText('9,000');
  await expectAccessible(page);
});

for (const [name, button, region] of [
  ['tones', 'Compare tones for X / Twitter', 'The same finding in two tones'],
  ['thread', 'Show the X post as a thread', 'As a thread'],
  ['picture', 'Picture for X / Twitter', 'Share card'],
] as const)
  test(`the panel is accessible: ${name}`, async ({ page }) => {
    const card = generatorOf(page).post('X / Twitter');
    await generatorOf(page).generate.click();
    await pressTool(card, button);
    await expect(card.getByRole('region', { name: region })).toBeVisible();
    await expectAccessible(page);
  });
