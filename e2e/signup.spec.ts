import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';
import { expectTold } from './told.ts';

/** Unfolds what nobody has to tell. */
async function tellMore(page: Page): Promise<void> {
  await page.getByText('Your name and organization').click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

test('takes an address and a password, after Google, and opens the generator', async ({ page }) => {
  const email = `marie-${Date.now()}@example.org`;
  await page.goto('/signup');
  const google = page.getByRole('button', { name: 'Sign up with Google' });
  const [above, below] = [await google.boundingBox(), await page.getByLabel('Email').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(page.getByLabel('First name')).toBeHidden();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('radium and polonium');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Researcher', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('paperlark.sign-up'))).toBeNull();
});

test('whoever tells a name at once is called by it', async ({ page }) => {
  await page.goto('/signup');
  await tellMore(page);
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Marie');
  await page.getByLabel('Last name').fill('Curie');
  await page.getByLabel('Email').fill(`marie-${Date.now()}@example.org`);
  await page.getByLabel('Password').fill('radium and polonium');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Marie Curie')).toBeVisible();
});

test('the password can be looked at, here and at the login', async ({ page }) => {
  for (const path of ['/signup', '/login']) {
    await page.goto(path);
    const password = page.getByLabel('Password');
    await password.fill('radium and polonium');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('radium and polonium');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  }
});

test('names what is missing and takes the cursor there', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Please choose a password/);
  await expectAccessible(page);
});

test('an address that has an account is told to nobody but its owner', async ({ page, person }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('another horse battery');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expectAccessible(page);
  await openMail(page, person.email, 'You have a Paperlark account already');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
});

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
}

test('makes no account before every field is right', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password').fill('short');
  // As a script would fill it in, past what can be typed.
  await tellMore(page);
  const organization = page.getByLabel('Organization or institution');
  await expect(organization).toHaveAttribute('maxlength', '200');
  await organization.evaluate((field: HTMLInputElement) => field.removeAttribute('maxlength'));
  await organization.fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /Please enter an email address, such as/,
  );
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 8 characters\.$/);
  await expect(organization).toHaveAccessibleDescription('Please shorten this to 200 characters.');
  await expectAccessible(page);
  expect(asked).not.toContain('/api/identity/sign-up/email');

  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.org`);
  await page.getByLabel('Password').fill('correct horse battery');
  // Folded away it cannot be mended: it opens where it is at fault.
  await page.getByText('Your name and organization').click();
  await expect(organization).toBeHidden();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(organization).toBeFocused();
  await organization.fill('Analytical Engines');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
});

test('who is in, and whose details were not saved, is told so and can save them', async ({ page }) => {
  await page.goto('/signup');
  await fillForm(page, `ada-${Date.now()}@example.org`);
  await tellMore(page);
  await page.getByLabel('Organization or institution').fill('Analytical Engines');
  await page.route('**/api/users', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: 'Save them now' }).click();
  await expectTold(page, 'Your details are saved');
  await page.goto('/account');
  await expect(page.getByLabel('Organization or institution')).toHaveValue('Analytical Engines');
});

test('an account that nobody could be signed in by is said to be there', async ({ page }) => {
  const email = `ada-${Date.now()}@example.org`;
  await page.goto('/signup');
  await fillForm(page, email);
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is made' })).toBeVisible();
  await expectTold(page, 'Signup failed');
});

test('passes on what the provider refuses', async ({ page }) => {
  await page.goto('/signup');
  await fillForm(page, `ada-${Date.now()}@example.org`);
  const refusal = { status: 400, json: { message: 'Password too well known' } };
  await page.route('**/api/identity/sign-up/email', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'too well known' })).toBeVisible();
  await expectTold(page, 'Signup failed');
  await expect(page).toHaveURL('/signup');
});
