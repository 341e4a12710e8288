import { expect, expectAccessible, test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';
import { expectTold } from './told.ts';

test('creates an account and opens the generator', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Marie');
  await page.getByLabel('Last name').fill('Curie');
  await page.getByLabel('Email').fill(`marie-${Date.now()}@example.org`);
  await page.getByLabel('Password').fill('radium and polonium');
  await page.getByLabel('Organization or institution').fill('Sorbonne');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Marie Curie')).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
});

test('names what is missing and takes the cursor there', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Marie');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Please choose a password/);
  await expectAccessible(page);
});

test('an address that has an account is told to nobody but its owner', async ({ page, person }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('another horse battery');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expectAccessible(page);
  await openMail(page, person.email, 'You have a Paperlark account already');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
});

test('passes on what the provider refuses', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.org`);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'too short' })).toBeVisible();
  await expectTold(page, 'Signup failed');
  await expect(page).toHaveURL('/signup');
});
