import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, type Person, test } from './fixtures.ts';
import { makeTeam } from './team-page.ts';
import { expectTold, keepTold } from './told.ts';

/** An admin on a page of their own; each test has another, since an account can be made once. */
async function openAsAdmin(context: BrowserContext, name: string, origin = ''): Promise<Page> {
  await createAccount(context.request, origin, `${name}@example.org`);
  await keepTold(context);
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Generate Trial' }).click();
  await expect(page).toHaveURL('/admin/generate-trial');
  return page;
}

async function generateLink(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email of the person').fill(email);
  await page.getByRole('button', { name: 'Generate link' }).click();
  await expect(page.getByText(new RegExp(`^It is on its way to ${email}`))).toBeVisible();
  return page.getByLabel('Trial link').inputValue();
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const stateOf = (page: Page, email: string, state: string) =>
  rowOf(page, email).getByText(state, { exact: true }).filter({ visible: true });

test('an admin gives a trial, the other person follows the link from signed out to active', async ({
  browser,
  page,
  person,
  baseURL,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const admin = await openAsAdmin(context, 'trials1', baseURL);
  const link = await generateLink(admin, person.email);
  await expect(stateOf(admin, person.email, 'Active')).toBeVisible();
  await admin.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect.poll(() => admin.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page).toHaveURL('/redeem-trial');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await expect(page).toHaveURL('/redeem-trial');
  await expect(page.getByText('A trial of 30 days.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open the generator' }).click();
  await expect(page.getByText('0 of 200')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Predict engagement' })).toBeVisible();

  await context.close();
});

test('a link works once, and lifetime is given for good after a question', async ({
  browser,
  page,
  signedIn: person,
  baseURL,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const admin = await openAsAdmin(context, 'trials6', baseURL);
  const link = await generateLink(admin, person.email);
  const row = rowOf(admin, person.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await expect(page.getByText(/^Your trial is on: you have everything until \d+ \w+ \d{4}\.$/)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await expect(page.getByText(/^You have redeemed this trial link already/)).toBeVisible();
  await expectAccessible(page);

  await admin.reload();
  await expect(stateOf(admin, person.email, 'Used')).toBeVisible();
  // A link that was made before is not shown again: what is copied is what is on the screen.
  await row.getByRole('button', { name: /^Copy / }).click();
  const copied = () => admin.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => link.split('token=')[1]?.startsWith((await copied()) || '-')).toBe(true);

  await row.getByRole('button', { name: `Make lifetime: ${person.email}` }).click();
  const question = admin.getByRole('alertdialog', { name: 'Make this person a lifetime user?' });
  await expect(question.getByText(/This cannot be undone/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Make lifetime' }).click();
  await expect(stateOf(admin, person.email, 'Lifetime')).toBeVisible();
  await expectTold(admin, 'Lifetime granted');
  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(plan).toContainText('Yours for life: nothing to pay, nothing to renew.');
  await expect(plan).toContainText('Everything');
  await expect(plan).not.toContainText('Free');
  await expect(plan.getByRole('link', { name: 'See plans' })).toHaveCount(0);
  await context.close();
});

test('the wrong person is told so, and can come back as the right one', async ({
  browser,
  page,
  person,
  signedIn,
  baseURL,
}) => {
  const context = await browser.newContext();
  const admin = await openAsAdmin(context, 'trials2', baseURL);
  const link = await generateLink(admin, person.email);
  expect(signedIn.email).not.toBe(person.email);
  await page.goto(link);
  await expect(page.getByText(/^This trial link is for another address/)).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await context.close();
});

test('a link that was withdrawn, cut short or never there says so', async ({
  browser,
  page,
  signedIn,
  baseURL,
}) => {
  const context = await browser.newContext();
  const admin = await openAsAdmin(context, 'trials3', baseURL);
  const link = await generateLink(admin, signedIn.email);
  await rowOf(admin, signedIn.email)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(stateOf(admin, signedIn.email, 'Withdrawn')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^This trial link was withdrawn/)).toBeVisible();
  await page.goto(link.slice(0, -5));
  await expect(page.getByText(/^This link is not complete/)).toBeVisible();
  await page.goto('/redeem-trial');
  await expect(page.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
  await expect(page.getByText(/^There is no trial link here/)).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await context.close();
});

test('the form says what is missing, and the generic trial cannot be chosen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const admin = await openAsAdmin(context, 'trials4', baseURL);
  const validity = admin.getByLabel('Link works for (days)');
  await validity.fill('7');
  await expect(validity).toHaveValue('1');
  await admin.getByLabel('Duration in days').fill('366');
  await admin.getByRole('button', { name: 'Generate link' }).click();
  await expect(admin.getByLabel('Email of the person')).toBeFocused();
  await expect(admin.getByText('Please enter the email of the person.')).toBeVisible();
  await expect(admin.getByText('Please enter a whole number from 1 to 365.')).toBeVisible();
  await expect(admin.getByRole('option', { name: /^Anyone/ })).toBeDisabled();
  await admin.getByLabel('For', { exact: true }).selectOption('team');
  await expect(admin.getByLabel('Email of the team’s owner')).toBeVisible();
  await expectAccessible(admin);

  await admin.route('**/api/subscription/**', (route) => route.fulfill({ status: 400, json: {} }));
  await admin.getByLabel('Email of the team’s owner').fill('ada@example.org');
  await admin.getByLabel('Duration in days').fill('7');
  await admin.getByRole('button', { name: 'Generate link' }).click();
  await expectTold(admin, 'Failed to generate token');
  await admin.reload();
  await expect(admin.getByRole('alert').filter({ hasText: 'Failed to load tokens' })).toBeVisible();
  await context.close();
});

test('a trial for a team goes to who owns one, and to nobody else', async ({
  browser,
  page,
  context,
  signedIn,
  baseURL,
}) => {
  await makeTeam(context.request, baseURL ?? '');
  const admins = await browser.newContext();
  const admin = await openAsAdmin(admins, 'trials7', baseURL);
  await admin.getByLabel('For', { exact: true }).selectOption('team');
  const owner = admin.getByLabel('Email of the team’s owner');
  await owner.fill('owns-no-team@example.org');
  await admin.getByRole('button', { name: 'Generate link' }).click();
  await expectTold(admin, 'Nobody with this address owns a team.');
  await expect(owner).toHaveValue('owns-no-team@example.org');
  await expect(rowOf(admin, 'owns-no-team@example.org')).toHaveCount(0);

  await owner.fill(signedIn.email);
  await admin.getByRole('button', { name: 'Generate link' }).click();
  await expect(admin.getByText(new RegExp(`^It is on its way to ${signedIn.email}`))).toBeVisible();
  await expect(rowOf(admin, signedIn.email)).toContainText('Team of');
  await page.goto(await admin.getByLabel('Trial link').inputValue());
  await expect(page.getByRole('heading', { name: 'Trial Activated' })).toBeVisible();
  await admins.close();
});

test('to somebody who is no admin there is no such page', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/admin/generate-trial');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Trial' })).toHaveCount(0);
});
