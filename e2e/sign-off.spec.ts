import { readFile } from 'node:fs/promises';
import { type Browser, devices, type Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { openMail } from './outbox-page.ts';
import { buyTeamPlan } from './team-plan.ts';
import { expectTold } from './told.ts';

/** Somebody with a link and nothing else: no account, no cookie, a phone. */
async function openOnPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function demandSignOff(page: Page): Promise<void> {
  await page.goto('/team-dashboard');
  const card = page.getByRole('region', { name: 'Sign-off' });
  await card.getByRole('switch', { name: 'Nothing leaves without approval' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, /Saved/);
}

async function writePosts(page: Page): Promise<void> {
  await page.goto('/home');
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
}

async function ask(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for sign-off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for sign-off' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Message').fill('Before Friday, please.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await dialog.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
}

async function linkMailedTo(page: Page, email: string): Promise<string> {
  await openMail(page, email, 'asks you to check posts');
  const mail = await page.locator('main').innerText();
  return /https?:\/\/\S+\/review\/\S+/.exec(mail)?.[0] ?? '';
}

test('nothing leaves a team unapproved: an author approves on a phone without an account, and the record proves it', async ({
  page,
  browser,
  signedIn,
}) => {
  await buyTeamPlan(page, 'business_year');
  await demandSignOff(page);
  await writePosts(page);
  const post = generatorOf(page).post('X / Twitter');
  await expect(post.getByText('Your team has posts approved before they leave.')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await expect(post.getByRole('link', { name: /Open in/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
  const email = `rita-${signedIn.email}`;
  await ask(page, 'Rita Reviewer', email);
  await expect(page.getByText('This post leaves when it is approved.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = page.url();

  const phone = await openOnPhone(browser, await linkMailedTo(page, email));
  await expect(phone.getByText('Before Friday, please.')).toBeVisible();
  await expect(phone.getByText('Recorded under the name Rita Reviewer.')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Comment: X / Twitter' }).click();
  await phone.getByLabel('Comment', { exact: true }).fill('Good as it is.');
  await phone.getByRole('button', { name: 'Add the comment' }).click();
  await expect(phone.getByText('Good as it is.')).toBeVisible();
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByText('You approved these posts.')).toBeVisible();

  await openMail(page, signedIn.email, 'Rita Reviewer approved your posts');
  await page.goto(address);
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy: X / Twitter' }).click();
  await expect(page.getByText(/let the X \/ Twitter post go: copied/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON' }).click(),
  ]);
  const record = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(record).toMatchObject({ state: 'approved', decisions: [{ by: { name: 'Rita Reviewer' } }] });
  await page.goto('/home');
  await expect(post.getByRole('button', { name: 'Copy the X / Twitter post' })).toBeVisible();
});

test('a reviewer proposes other words, the team takes them, and the approval is asked for anew', async ({
  page,
  browser,
  signedIn,
}) => {
  await buyTeamPlan(page, 'business_year');
  await writePosts(page);
  const email = `rolf-${signedIn.email}`;
  await ask(page, 'Rolf Reviewer', email);
  const address = page.url();
  const link = await linkMailedTo(page, email);
  const phone = await openOnPhone(browser, link);
  await phone.getByRole('button', { name: 'Propose other words: X / Twitter' }).click();
  const words = 'Warming cures all arctic plants, for good.';
  await phone.getByLabel('Text of the X / Twitter post').fill(words);
  await phone.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(phone.getByRole('region', { name: 'Proposed' })).toContainText(words);

  await page.goto(address);
  const proposed = page.getByRole('region', { name: 'Proposed' });
  await expect(proposed).toContainText('Flagged');
  await proposed.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByText('One flagged sentence has no answer yet (X / Twitter).')).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await phone.getByLabel('Why does it stay?').fill('It is meant as a joke.');
  await phone.getByRole('button', { name: 'Keep it' }).click();
  await expect(phone.getByText('Kept, says Rolf Reviewer:')).toBeVisible();
  await phone.getByRole('button', { name: 'Ask for a change' }).click();
  await phone.getByLabel('What is to change?').fill('No jokes after all.');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('You asked for a change.')).toBeVisible();

  await page.goto('/sign-offs');
  const row = page.getByRole('listitem').filter({ hasText: 'Change wanted' });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Take back the link of Rolf Reviewer' }).click();
  await expect(page.getByText('The link does not work any more.')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText('does not work any more');
});

test('under an embargo nothing can be taken away until the owner lifts it', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await writePosts(page);
  const post = generatorOf(page).post('X / Twitter');
  await expect(post.getByRole('button', { name: 'Copy the X / Twitter post' })).toBeVisible();
  await page.getByRole('button', { name: 'Embargo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embargo' });
  await dialog.getByLabel('Until').fill('2001-01-01T09:00');
  await expect(dialog.getByText('Choose a time that is to come.')).toBeVisible();
  await dialog.getByLabel('Until').fill('2035-06-01T09:30');
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set the embargo' }).click();
  await expect(post.getByText('Under embargo until 1 June 2035 at 09:30 (Asia/Tokyo).')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Copy/ })).toHaveCount(0);

  await page.goto('/sign-offs');
  const embargoes = page.getByRole('region', { name: 'Embargo' });
  await expect(embargoes).toContainText(/days \d+ h left/);
  await embargoes.getByRole('button', { name: 'Lift it' }).click();
  await embargoes.getByLabel('Why is it lifted?').fill('The journal published early.');
  await embargoes.getByRole('button', { name: 'Lift it' }).click();
  await expect(embargoes).toHaveCount(0);
  await page.goto('/home');
  await expect(post.getByRole('button', { name: 'Copy the X / Twitter post' })).toBeVisible();
});
