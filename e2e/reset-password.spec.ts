import { createAccount, expect, expectAccessible, sandboxKey, test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';

test('a forgotten password is replaced by a mailed link, once, and everybody is signed out', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  // Somebody is signed in elsewhere.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password').fill(person.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/home');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('Email').fill(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();

  await openMail(page, person.email, 'Choose a new password for Paperlark');
  const link = page.getByRole('link', { name: /reset-password#token=/ });
  const address = await link.textContent();
  await link.click();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Please choose a password/);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'too short' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('a better passphrase');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('a better passphrase');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');

  await other.goto('/home');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.goto(address ?? '');
  await page.reload();
  await page.getByLabel('New password').fill('a third passphrase');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was used already' })).toBeVisible();
});

test('says the same to an address that nobody has, and mails it nothing', async ({ page }) => {
  const email = `nobody-${Date.now()}@example.org`;
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const mails = await (await page.request.get('/api/sandbox/mails')).json();
  expect(mails.filter((mail: { to: string }) => mail.to === email)).toEqual([]);
});

test('the mail after sign-up confirms the address, by the password of the account, and signs in', async ({
  page,
  person,
}) => {
  await openMail(page, person.email, 'Confirm your address for Paperlark');
  const frame = page.frameLocator('iframe[title="The mail as HTML"]');
  await expect(frame.getByRole('link', { name: 'Confirm my address' })).toBeVisible();
  // Axe cannot look into a frame without rights.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
  await page.getByRole('link', { name: /verify-address#token=/ }).click();
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The password is not right.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a broken link says so and confirms nothing', async ({ page }) => {
  await page.goto('/verify-address#token=nonsense');
  await page.getByLabel('Password').fill('whatever it was');
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link does not work' })).toBeVisible();
  await page.goto('/verify-address');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
});

test('whoever has not confirmed their address is told so, and mailed again', async ({ page, baseURL }) => {
  // The key of the sandbox would confirm it.
  await page.context().clearCookies();
  const signedIn = await createAccount(page.context().request, baseURL ?? '');
  await page.goto('/home');
  const notice = page.getByRole('region', { name: 'Your address' });
  await expect(notice).toContainText(signedIn.email);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect(notice).toContainText('A new link is on its way');
  const headers = { 'x-sandbox-key': sandboxKey() };
  const mails = await (await page.request.get('/api/sandbox/mails', { headers })).json();
  expect(mails.filter((mail: { to: string }) => mail.to === signedIn.email)).toHaveLength(2);
});

test('a server that sends no mail says so instead of a link that it mailed', async ({ page, signedIn }) => {
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, emailVerified: false } } });
  });
  await page.route('**/api/auth/provider', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mails: false } });
  });
  await page.goto('/home');
  const notice = page.getByRole('region', { name: 'Your address' });
  await expect(notice).toContainText(
    `${signedIn.email} is not confirmed, and no link can be mailed from here`,
  );
  await expect(notice.getByRole('button')).toHaveCount(0);
});
