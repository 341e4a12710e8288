import { expect, expectAccessible, test } from './fixtures.ts';
import { expectTold, holdTold } from './told.ts';

test('a protected address leads to the login and back', async ({ page, person }) => {
  await page.goto('/chat/Some-chat-1');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/chat/Some-chat-1');
  await expect(page.getByRole('heading', { name: 'No chat found' })).toBeVisible();
});

test('the way back survives the way round by the sign-up', async ({ page }) => {
  await page.goto('/chat/Some-chat-1');
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Fchat%2FSome-chat-1');
});

test('wrong credentials say so in the spec’s words', async ({ page, person }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('something else');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to login. Please check your credentials.' }),
  ).toBeVisible();
  await expectTold(page, 'Login failed');
  await expectAccessible(page);
});

test('asks for email and password', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
});

test('someone signed in goes on to the generator', async ({ page, signedIn }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('comes back to the whole address, with what was asked for in it', async ({ page, person }) => {
  await page.goto('/account?plan=PRO-year');
  await expect(page).toHaveURL('/login?next=%2Faccount%3Fplan%3DPRO-year');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/account?plan=PRO-year');
});

test('the same message is said once, with how often', async ({ page, person }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('something else');
  await holdTold(page);
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectTold(page, 'Login failed');
    const message = page.getByRole('listitem').filter({ hasText: 'Login failed' });
    await expect(message).toHaveCount(1);
    await expect(message.getByText(`${times}×`)).toHaveCount(times - 1);
  }
});
