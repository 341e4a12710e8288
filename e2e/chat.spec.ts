import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { holdTold } from './told.ts';

test('an unknown chat says so', async ({ page, signedIn }) => {
  await page.goto('/chat/not-mine-1');
  await expect(page.getByRole('heading', { name: 'No chat found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the generator' }).click();
  await expect(page.getByText(signedIn.email)).toBeVisible();
});

test('so does an id that no chat can have', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto(`/chat/${'x'.repeat(900)}`);
  await expect(page.getByRole('heading', { name: 'No chat found' })).toBeVisible();
});

test('raw text and unknown keys are shown as they are', async ({ page, context, baseURL, signedIn }) => {
  const saved = await context.request.put('/api/chats/Old-chat-1', {
    headers: { Origin: baseURL ?? '', 'X-Requested-With': 'XMLHttpRequest' },
    data: {
      messages: [
        { role: 'user', content: `From ${signedIn.name}: <b>an abstract</b> of fifty characters or more.` },
        { role: 'assistant', content: JSON.stringify({ tumblr: '<img src=x onerror=alert(1)> Hello' }) },
      ],
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/chat/Old-chat-1');
  await expect(page.getByRole('region', { name: 'tumblr' })).toContainText(
    '<img src=x onerror=alert(1)> Hello',
  );
  await expect(page.getByText('<b>an abstract</b>').first()).toBeVisible();
  await expectAccessible(page);
});

test('a saved text is taken up again, and what stood in the form comes back', async ({
  page,
  context,
  baseURL,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  const text =
    'Exercise may help with pain. In a trial, 249 adults exercised or not; pain fell by 2.6 points.';
  await context.request.put('/api/chats/Old-chat-2', {
    headers: { Origin: baseURL ?? '', 'X-Requested-With': 'XMLHttpRequest' },
    data: { messages: [{ role: 'user', content: text }] },
  });
  await page.goto('/home');
  const generator = generatorOf(page);
  await generator.text.fill('Something of my own.');
  await generator.history.getByRole('link', { name: /^Exercise may help/ }).click();
  await holdTold(page);
  await page.getByRole('link', { name: 'Use this text again' }).click();
  await expect(generator.text).toHaveValue(text);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(generator.text).toHaveValue('Something of my own.');
  await page.reload();
  await expect(generator.text).toHaveValue('Something of my own.');
});
