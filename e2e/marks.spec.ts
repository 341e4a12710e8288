import type { Locator, Page } from '@playwright/test';
import { doubtfulSentences, schoolStart } from '#testing/doubtful-sentences.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { expectTold } from './told.ts';

const noMismatch = 'No mismatch found. Please still compare it with the source.';
const name = 'X / Twitter';

async function write(page: Page, source: string): Promise<Locator> {
  const generator = generatorOf(page);
  await page.goto('/home');
  await generator.text.fill(source);
  await generator.tone('Publisher').check();
  await generator.generate.click();
  const card = generator.post(name);
  await expect(card.locator('[data-mark]').first()).toBeVisible();
  return card;
}

async function openEditor(card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: `Edit the ${name} post` }).dispatchEvent('click');
  return card.getByRole('textbox', { name: `Text of the ${name} post` });
}

for (const source of new Set(doubtfulSentences.map((row) => row.source))) {
  const rows = doubtfulSentences.filter((row) => row.source === source);
  const about = source.slice(0, 20);

  test(`nothing typed is proven that the text does not say: ${about}`, async ({ page, signedIn }) => {
    expect(signedIn).toBeDefined();
    const card = await write(page, source);
    const text = await openEditor(card);
    const status = card.getByRole('status');
    for (const { sentence, isCaught } of rows) {
      for (const post of [sentence, `${sentence} Read it. #Health`, `Short version. #Health ${sentence}`]) {
        await text.fill(post);
        const note = status.getByRole('listitem').filter({ hasText: sentence.slice(0, -1) });
        await expect(note).toHaveAttribute('data-mark', isCaught ? 'flagged' : 'compare');
        await expect(note).toContainText(isCaught ? 'Flagged.' : /Compare with sentence \d\./);
        await expect(status.getByText(noMismatch)).toHaveCount(isCaught ? 0 : 1);
      }
    }
    await text.press('Escape');
    const last = rows.at(-1)?.isCaught === true ? 'flagged' : 'compare';
    await expect(card.locator(`p [data-mark="${last}"]`)).toHaveCount(1);
    await expect(card.locator('p [data-mark="matches"]')).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`nothing reworded is proven or said to be the study’s: ${about}`, async ({ page, signedIn }) => {
    expect(signedIn).toBeDefined();
    const card = await write(page, source);
    const reading = page.getByRole('region', { name: 'Key facts we found' });
    await reading.getByRole('button', { name: 'Show all' }).dispatchEvent('click');
    for (const { sentence } of rows) {
      await reading.getByRole('button', { name: 'Reword' }).dispatchEvent('click');
      const field = page.getByLabel('The finding in your words');
      await field.fill(sentence);
      await field.press('Enter');
      const own = card.locator('p [data-mark]').filter({ hasText: sentence.slice(1, -1) });
      await expect(own).toHaveAttribute('data-mark', /^(?:compare|yours|flagged)$/);
      await expect(card).not.toContainText('according to');
    }
  });
}

test('what only the person says is told apart, and not taken away unnoticed', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn).toBeDefined();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const generator = generatorOf(page);
  const card = await write(page, schoolStart);
  const reading = page.getByRole('region', { name: 'Key facts we found' });
  await reading.getByRole('button', { name: 'Show all' }).dispatchEvent('click');
  await reading.getByRole('button', { name: 'Reword' }).dispatchEvent('click');
  const field = page.getByLabel('The finding in your words');
  await field.fill('Teens slept 54 minutes more and their grades doubled');
  await field.press('Enter');
  const own = card.locator('p [data-mark="yours"]');
  await expect(own).toHaveAccessibleDescription(
    'Your words. You said this. Not in the text: “54 minutes”, “doubled”.',
  );
  await expect(card).not.toContainText('according to');
  await expect(page.getByRole('list', { name: 'What the lines under the sentences mean' })).toContainText(
    'Your words',
  );
  await card.getByRole('button', { name: `Copy the ${name} post` }).dispatchEvent('click');
  await expectTold(page, 'Copied. 1 sentence is not supported.');
  await own.focus();
  await expect(generator.source.locator('[data-lit="true"]').first()).toHaveAttribute('data-proven', 'false');
  const text = await openEditor(card);
  await expect(card.getByRole('status')).toContainText('Not in the text: “54 minutes”, “doubled”.');
  await text.fill('Attendance improved in one of the two schools.');
  await expect(card.getByRole('status')).toContainText(noMismatch);
  await text.press('Escape');
  const copied = card.locator('p [data-mark="matches"]');
  await expect(copied).toHaveAccessibleDescription(/^Matches sentence 5\. /);
  await copied.focus();
  await expect(generator.source.locator('[data-proven="true"]').first()).toContainText('Attendance improved');
});
