import type { Page } from '@playwright/test';
import { corpusAbstracts } from '../testing/corpus-abstracts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { keepChats } from './keep-chats.ts';

const sure =
  'Background: Adolescents sleep too little. Methods: In a pre-post study, 178 students of two high schools in Seattle wore activity watches for two weeks before and after the start moved from 7:50 to 8:45. Results: Median sleep on school nights increased by 34 minutes. Conclusions: A later school start was associated with longer sleep.';
/** Of which more than one sentence could be the finding. */
const unsure =
  corpusAbstracts().find((text) => text.startsWith('Zika virus (ZIKV) is a mosquito-borne')) ?? '';

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await generatorOf(page).text.focus();
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test.beforeEach(async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('from an abstract to a copied post: a paste, a key and a click', async ({ page }) => {
  const generator = generatorOf(page);
  await paste(page, sure);
  await page.keyboard.press('ControlOrMeta+Enter');
  await generator.post('X / Twitter').getByRole('button', { name: 'Copy the X / Twitter post' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('sleep');
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const)
  for (const [name, text] of [
    ['sure', sure],
    ['unsure', unsure],
  ] as const)
    test(`nothing has to be scrolled to at ${width} × ${height}, where the finding is ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const generator = generatorOf(page);
      await paste(page, text);
      await expect(page.getByRole('region', { name: 'Key facts we found' })).toBeVisible();
      await expect(generator.generate).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Select All', exact: true }).click();
      await generator.generate.click();
      const copy = generator.post('X / Twitter').getByRole('button', { name: 'Copy the X / Twitter post' });
      await expect(copy).toBeInViewport({ ratio: 1 });
      await expect(generator.generate).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    });

test('a doubt is one banner, from which another sentence can lead', async ({ page }) => {
  const generator = generatorOf(page);
  await paste(page, unsure);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expect(page.getByText('Lead with:')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const choice = page.getByRole('group', { name: 'Which sentence is the finding?' }).getByRole('radio');
  await expectAccessible(page);
  const before = (await generator.post('X / Twitter').textContent()) ?? '';
  await choice.nth((await choice.first().isChecked()) ? 1 : 0).click();
  await expect(generator.post('X / Twitter')).not.toHaveText(before);
  await expect(page.getByText('Lead with:')).toHaveCount(0);
});

test('keys move through the posts, copy and edit them, and can be switched off', async ({ page }) => {
  const generator = generatorOf(page);
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await paste(page, sure);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(generator.post('Instagram')).toBeVisible();
  await page.keyboard.press('j');
  await expect(generator.post('X / Twitter')).toBeFocused();
  await page.keyboard.press('j');
  await expect(generator.post('LinkedIn')).toBeFocused();
  await page.keyboard.press('k');
  await expect(generator.post('X / Twitter')).toBeFocused();
  await page.keyboard.press('c');
  await expect(generator.post('X / Twitter').getByText('Copied')).toBeVisible();
  await page.keyboard.press('e');
  const editor = generator.post('X / Twitter').getByRole('textbox');
  await expect(editor).toBeFocused();
  await page.keyboard.type('jce?');
  await expect(editor).toHaveValue(/jce\?/);
  await generator.post('X / Twitter').getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('switch', { name: 'Use single keys' }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('j');
  await page.reload();
  await expect(generator.post('LinkedIn')).toBeVisible();
  await page.keyboard.press('j');
  await expect(generator.post('X / Twitter')).not.toBeFocused();
});

test('tone, platforms and "we" are there the next time', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.tone('Publisher').check();
  await generator.platform('LinkedIn').check();
  await page.getByRole('switch', { name: /Write as an author/ }).check();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(generator.tone('Publisher')).toBeChecked();
  await expect(generator.platform('LinkedIn')).toBeChecked();
  await expect(page.getByRole('switch', { name: /Write as an author/ })).toBeChecked();
  await expect(generator.text).toHaveValue('');
});

test('a post is opened where it goes, with its text', async ({ page }) => {
  const generator = generatorOf(page);
  await paste(page, sure);
  await page.keyboard.press('ControlOrMeta+Enter');
  const link = generator.post('X / Twitter').getByRole('link', { name: 'Open in X' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://x.com');
  expect(address.searchParams.get('text')).toContain('sleep');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('text at twice its size needs no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const generator = generatorOf(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await paste(page, sure);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('saved posts open again as they stood: facts, corrections, edits and trace', async ({ page }) => {
  const generator = generatorOf(page);
  await generator.tone('Publisher').check();
  await generator.platform('LinkedIn').check();
  await paste(page, sure);
  await page.keyboard.press('ControlOrMeta+Enter');
  const card = generator.post('X / Twitter');
  await card.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  await card.getByRole('textbox').fill('Median sleep on school nights increased by 34 minutes.');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Saved in your history')).toBeVisible();
  const posts = await generator.post('LinkedIn').textContent();

  // Another paper takes the desk in the meantime, in another tone.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await generator.takeSample();
  await generator.tone('Funny').check();
  const item = generator.history.getByRole('link', { name: /^Adolescents sleep too little/ });
  await expect(item).toContainText('Publisher');
  await item.click();
  await page.getByRole('link', { name: 'Open and go on' }).click();
  await expect(card).toContainText('Edited');
  await expect(card).toContainText('Median sleep on school nights increased by 34 minutes.');
  await expect(generator.post('LinkedIn')).toHaveText(posts ?? '');
  await expect(card.locator('[data-mark="matches"]').first()).toBeVisible();
  await expect(page.getByText('Saved in your history')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publisher/ })).toBeVisible();
  // What stood in the form is not lost.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(generator.text).toHaveValue(/^The goal of this study/);
});

test('the history is by paper, and is searched', async ({ page, context }) => {
  await keepChats(context, 0, 7);
  await page.reload();
  const { history } = generatorOf(page);
  await expect(history.getByRole('link', { name: /Kept text 3/ })).toBeVisible();
  await history.getByRole('searchbox', { name: 'Search saved posts' }).fill('TEXT 4');
  await expect(history.getByRole('link', { name: /Kept text 3/ })).toHaveCount(0);
  await expect(history.getByRole('link', { name: /Kept text 4/ })).toBeVisible();
  await history.getByRole('searchbox', { name: 'Search saved posts' }).fill('100 % nothing');
  await expect(history.getByText('No saved posts have these words in their title.')).toBeVisible();
  await expectAccessible(page);
});
