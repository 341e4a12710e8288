import { codeOf } from '../testing/authenticator.ts';
import { expect, test } from './fixtures.ts';

test('account: profile, sign-in, sessions, data, and what they ask', async ({
  page,
  signedIn,
  baseURL,
}, info) => {
  const shot = (name: string, fullPage = false) =>
    page.screenshot({ path: `test-results/shots/${name}-${info.project.name}.png`, fullPage });
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await shot('account-rights', true);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shot('account-delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const otpauth = (await page.getByRole('dialog').getByRole('link').getAttribute('href')) ?? '';
  await shot('account-second-factor');
  await page.getByRole('dialog').getByLabel('Code of the app').fill(codeOf(otpauth));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(10);
  await shot('account-recovery-codes');
  // What the page still asks for would be answered with a cookie again.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${baseURL}/login`);
  await page.getByLabel('Email').fill(signedIn.email);
  await page.getByLabel('Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await shot('login-code', true);
});
