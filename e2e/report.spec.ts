import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf, sampleStart } from './generator-page.ts';

test('what was read wrong is reported, with the text only where one says so', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  const dialog = page.getByRole('dialog', { name: 'Something was read wrong' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await generator.takeSample();
  await page.getByRole('button', { name: 'Something was read wrong' }).click();
  await dialog.getByRole('textbox').fill('The number is of another group.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the report' }).click();
  await expect(message).toHaveValue(/What is wrong:\nThe number is of another group\.\n\nWhat was read:\n- /);
  await expect(message).not.toHaveValue(/The text:/);

  await page.goBack();
  await page.getByRole('button', { name: 'Something was read wrong' }).click();
  await dialog.getByRole('switch', { name: 'Send the text too' }).click();
  await dialog.getByRole('button', { name: 'Open the report' }).click();
  await expect(message).toHaveValue(new RegExp(`The text:\n${sampleStart}`));
});
