import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { trialAbstract } from '#testing/abstracts.ts';
import { corpusAbstracts } from '../testing/corpus-abstracts.ts';
import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { expectTold } from './told.ts';

/** An admin of their own for each test: only some plans have look-ups. */
async function openAs(page: Page, name: string, baseURL: string | undefined): Promise<void> {
  await createAccount(page.context().request, baseURL ?? '', `${name}@example.org`);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Bulk runs' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk runs', level: 1 })).toBeVisible();
}

const upload = (page: Page) => page.getByLabel('What to write about');
const rowOf = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text }).first();

test('a pasted list of DOIs becomes drafts to review, change and export', async ({ page, baseURL }) => {
  await openAs(page, 'runs1', baseURL);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(upload(page)).toHaveAccessibleDescription(/Paste something to write about/);
  await upload(page).fill('10.7554/eLife.01567\n10.99999/none\nnot a doi');
  await expect(page.getByText('A list of 3 rows: up to 2 posts.')).toBeVisible();
  await expect(page.getByText(/^Line 3: Not a DOI, UN symbol or patent number/)).toBeVisible();
  await page.getByLabel('Name').fill('Spring issue');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the run' }).click();

  await expect(page.getByRole('heading', { name: 'Spring issue' })).toBeVisible();
  await expect(page.getByText('Finished.')).toBeVisible();
  await expect(page.getByText('3 of 3 papers done')).toBeVisible();
  await expect(rowOf(page, '10.99999/none')).toContainText('DOI not found or unavailable');
  await expect(rowOf(page, 'not a doi').getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again: 10.99999/none' }).click();
  await expect(rowOf(page, '10.99999/none')).toContainText('Failed');

  const draft = page.getByRole('button', { name: /vascular morphodynamics/, expanded: false });
  await draft.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No notice of a retraction or correction on record at Crossref, OpenAlex.'),
  ).toBeVisible();
  const post = page.getByRole('article', { name: 'LinkedIn' });
  await expect(post).toContainText('https://doi.org/10.7554/elife.01567');
  await post.getByRole('button', { name: 'Edit the LinkedIn post' }).click();
  await page
    .getByRole('textbox', { name: 'Text of the LinkedIn post' })
    .fill('Plants cure 99% of all patients.');
  await expect(post.getByRole('status')).toContainText('99%');
  await expectAccessible(page);
  await post.getByRole('button', { name: 'Done' }).first().click();
  await expect(page.getByText('1 with flags')).toBeVisible();
  await page.getByRole('button', { name: /^Approve: / }).click();
  await expect(page.getByText('1 approved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 approved')).toBeVisible();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('posts.csv');
  expect(await readFile(await csv.path(), 'utf8')).toContain('Plants cure 99% of all patients.');
  const [schedule] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Schedule, a line a post' }).click(),
  ]);
  expect(schedule.suggestedFilename()).toBe('posts.schedule.csv');
  expect(await readFile(await schedule.path(), 'utf8')).toContain(
    '"LinkedIn","Plants cure 99% of all patients."',
  );
  await page.getByLabel('Time of day').fill('08:15');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar (ICS)' }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toMatch(/DTSTART:\d{8}T081500\r\n/);
});

test('a run pauses when the posts are used up, and says until when', async ({ page, signedIn }) => {
  expect(signedIn.name).toBe('Ada Lovelace');
  await page.goto('/runs');
  const table = `title,abstract,platforms\n${[1, 2, 3].map((n) => `Trial ${n},"${trialAbstract}",twitter linkedin`).join('\n')}`;
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'issue.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  await expect(page.getByText('From the file issue.csv.')).toBeVisible();
  await expect(page.getByText('A table of 3 rows: up to 6 posts.')).toBeVisible();
  await expect(page.getByText(/You have 5 posts left this month\. The run pauses/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByText(/Your posts are used up\. It goes on by itself on 1 /)).toBeVisible();
  await expect(page.getByText('2 of 3 papers done')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve all unflagged' }).click();
  await expectTold(page, '2 drafts approved');
  await page.getByRole('button', { name: 'Cancel the run' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the run' }).click();
  await expect(page.getByText('The run was cancelled. Its drafts are still here.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Approved');
  await expect(page.getByText('Rows 1 to 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No runs yet.')).toBeVisible();
});

test('is told where the plan is too small, and where there is no such run', async ({ page, signedIn }) => {
  expect(signedIn.name).toBe('Ada Lovelace');
  await page.goto('/runs');
  await upload(page).fill('10.7554/eLife.01567');
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expectTold(page, 'Quick Metadata Fetch comes with the Pro plan.');
  await page.goto('/runs/7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11');
  await expect(page.getByText('There is no such run. It may have been deleted.')).toBeVisible();
});

test('drafts are reviewed by keys, one after the other; a doubt is a flag that keeps one back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBe('Ada Lovelace');
  await page.setViewportSize({ width: 1440, height: 900 });
  const doubtful = corpusAbstracts().find((text) => text.startsWith('Zika virus (ZIKV) is a mosquito-borne'));
  const rows = [trialAbstract, trialAbstract, doubtful ?? '', trialAbstract];
  const table = `title,abstract,platforms\n${rows.map((text, n) => `Paper ${n + 1},"${text.replaceAll('"', '""')}",twitter`).join('\n')}`;
  await page.goto('/runs');
  await upload(page).fill(table);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await expect(page.getByText('Finished.')).toBeVisible();
  await expect(rowOf(page, 'Paper 3')).toContainText('1 flag');
  await page.keyboard.press('j');
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(pane('Paper 1').getByRole('article', { name: 'X / Twitter' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(pane('Paper 2').getByRole('article', { name: 'X / Twitter' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(pane('Paper 3').getByRole('article', { name: 'X / Twitter' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(pane('Paper 4').getByRole('article', { name: 'X / Twitter' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(pane('Paper 3').getByRole('article', { name: 'X / Twitter' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve all unflagged' }).click();
  await expectTold(page, '1 draft approved');
  await expect(rowOf(page, 'Paper 1')).toContainText('Approved');
  await expect(rowOf(page, 'Paper 2')).toContainText('Skipped');
  await expect(rowOf(page, 'Paper 3')).not.toContainText('Approved');
  await expect(rowOf(page, 'Paper 4')).toContainText('Approved');
});
