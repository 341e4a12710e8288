import { expect, expectAccessible, test } from './fixtures.ts';

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
        { role: 'assistant', content: JSON.stringify({ bluesky: '<img src=x onerror=alert(1)> Hello' }) },
      ],
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/chat/Old-chat-1');
  await expect(page.getByRole('region', { name: 'bluesky' })).toContainText(
    '<img src=x onerror=alert(1)> Hello',
  );
  await expect(page.getByText('<b>an abstract</b>').first()).toBeVisible();
  await expectAccessible(page);
});
