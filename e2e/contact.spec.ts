import type { Locator, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { openMail } from './outbox-page.ts';
import { expectTold } from './told.ts';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Grace Hopper');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Organization', { exact: true }).fill('Yale');
  await page.getByLabel('Organization size').selectOption('51-200');
  await page.getByLabel('Phone').fill('+1 203 555 0100');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('takes a message, says so, and shows it to admins', async ({ page, playwright, baseURL }) => {
  const email = `grace-${Date.now()}@example.org`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText('24-hour response')).toBeVisible();
  await expect(page.getByText('Founder-led support')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(/Paperlark/);
  await fillIn(page, email);
  await expectAccessible(page);
  await send(page);
  await expectTold(page, 'Message Sent');
  const thanks = 'Thank you for your inquiry! Our sales team will contact you shortly.';
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
  await expectAccessible(page);

  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await createAccount(admin, baseURL ?? '', 'contact1@example.org');
  const inquiries = await (await admin.get('/api/contact')).json();
  const found = inquiries.find((one: { email: string }) => one.email === email);
  expect(found).toMatchObject({
    name: 'Grace Hopper',
    organization: 'Yale',
    phone: '+1 203 555 0100',
    proven: true,
  });
  expect(found.message).toMatch(/Organization size: 51-200$/);
  await admin.dispose();
  await openMail(page, email, 'We have your message');
});

test('knows who is signed in', async ({ page, signedIn }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Full name')).toHaveValue(signedIn.name);
  await expect(page.getByLabel('Work email')).toHaveValue(signedIn.email);
});

test('names what is missing and takes the cursor there', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Grace Hopper');
  await page.getByLabel('Work email').fill('grace@example.org');
  await page.getByLabel('Organization', { exact: true }).fill('Yale');
  await page.getByLabel('Message').fill('');
  await send(page);
  await expect(page.getByLabel('Organization size')).toBeFocused();
  await expect(page.getByLabel('Organization size')).toHaveAccessibleDescription(
    'Please choose the size of your organization.',
  );
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please write a message.');
  await expectAccessible(page);
});

test('says what is wrong with an address, and keeps what was written', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page, 'grace');
  await send(page);
  await expectTold(page, 'Submission Failed');
  await expect(page.getByRole('alert').filter({ hasText: 'an answer can go to' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper');
});

test('says so when the server breaks', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact');
  await fillIn(page, 'grace@example.org');
  await send(page);
  await expectTold(page, 'Submission Failed');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }),
  ).toBeVisible();
});

test('says how to write where no meeting can be booked', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Schedule a Meeting' }).click();
  await expect(page.getByText('Calendly Unavailable').first()).toBeVisible();
  await expect(page.getByText('The booking widget failed to load.').first()).toBeVisible();
  await expect(page.getByText('Please use the form')).toBeVisible();
  await expectAccessible(page);
});

test('waits with the button until the page knows whether a meeting can be booked', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact/form', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Schedule a Meeting' });
  await expect(button).toBeDisabled();
  answer();
  await expect(button).toBeEnabled();
});

test.describe('with a booking page', () => {
  // The policy of pages lets Calendly in only where it is configured, and the server of these tests is not.
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/contact/form', async (route) => {
      const answer = await route.fetch();
      const form = {
        ...(await answer.json()),
        bookingUrl: 'https://calendly.com/paperlark/talk',
        mailAddress: 'sales@example.org',
      };
      await route.fulfill({ response: answer, json: form });
    });
    await page.route('https://assets.calendly.com/**/*.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
  });

  test('asks Calendly for its widget when the button is pressed, and not before', async ({ page }) => {
    let asked = 0;
    await page.route('https://assets.calendly.com/**/*.js', (route) => {
      asked += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.Calendly = { initPopupWidget: ({ url }) => { document.title = url; } };',
      });
    });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Prefer a call?' })).toBeVisible();
    expect(asked).toBe(0);
    await page.getByRole('button', { name: 'Schedule a Meeting' }).click();
    await expect(page).toHaveTitle('https://calendly.com/paperlark/talk');
    await page.getByRole('button', { name: 'Schedule a Meeting' }).click();
    expect(asked).toBe(1);
    await expect(page.getByText('Calendly Unavailable')).toHaveCount(0);
  });

  test('offers a plain link and the mail address where it does not come', async ({ page }) => {
    await page.route('https://assets.calendly.com/**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Schedule a Meeting' }).click();
    await expect(page.getByText('Calendly Unavailable').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the booking page instead' })).toHaveAttribute(
      'href',
      'https://calendly.com/paperlark/talk',
    );
    await expect(page.getByRole('link', { name: 'sales@example.org' })).toHaveAttribute(
      'href',
      'mailto:sales@example.org',
    );
    await expectAccessible(page);
  });
});

test('what stands beside the form begins where it does', async ({ page }) => {
  await page.goto('/contact');
  const top = (locator: Locator): Promise<number | undefined> => locator.boundingBox().then((box) => box?.y);
  const form = page.locator('main form');
  await expect(form).toBeVisible();
  expect(await top(page.getByRole('complementary'))).toBe(await top(form.locator('..')));
});
