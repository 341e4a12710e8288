import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { keepChats } from './keep-chats.ts';

test('room is told before it runs out; when it has, posts are written, not saved, and saved once there is room', async ({
  page,
  context,
  signedIn,
}) => {
  await keepChats(context, 0, 240);
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(page.getByText('Nearly full: 240 of 300 saved chats.')).toBeVisible();

  await keepChats(context, 240, 300);
  await page.reload();
  await expect(page.getByText('No room left: 300 of 300 saved chats.')).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expect(page.getByText('❌ Failed to save history')).toBeVisible();
  await expect(page.getByText('Your posts are on this page all the same.')).toBeVisible();
  await expect(page.getByText('Not saved: no room left in your history')).toBeVisible();
  await expectAccessible(page);

  // What was kept long ago is found and deleted too.
  const history = page.getByRole('complementary', { name: 'You and your history' });
  const first = await history.getByRole('listitem').count();
  await history.getByRole('button', { name: 'Show older ones' }).click();
  await expect.poll(() => history.getByRole('listitem').count()).toBeGreaterThan(first);
  await history
    .getByRole('button', { name: /^Delete “Kept/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('299 of 300 saved chats')).toBeVisible();
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('Saved in your history')).toBeVisible();

  await page.goto('/account');
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data.getByText('No room left: 300 of 300 saved chats.')).toBeVisible();
  await expect(data.getByRole('progressbar', { name: 'Saved chats' })).toHaveAttribute(
    'aria-valuenow',
    '300',
  );
});
