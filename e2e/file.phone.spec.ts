import { fileURLToPath } from 'node:url';
import { paper } from '../testing/documents/paper.ts';
import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';

test('a paper is chosen with a thumb', async ({ page, baseURL }) => {
  await createAccount(page.context().request, baseURL ?? '', 'file6@example.org');
  await page.goto('/home');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).tap();
  const path = new URL('../testing/documents/files/wide-abstract.pdf', import.meta.url);
  await (await chooser).setFiles(fileURLToPath(path));
  const found = page.getByRole('region', { name: 'From wide-abstract.pdf' });
  await expect(found.getByText(paper.title)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Use this text' }).tap();
  await expect(generatorOf(page).text).toHaveValue(paper.abstract);

  await generatorOf(page).text.fill(
    [
      ...paper.introduction,
      ...paper.introduction,
      ...paper.methods,
      ...paper.results,
      paper.conclusions,
      ...paper.introduction,
      ...paper.introduction,
    ].join(' '),
  );
  const part = page.getByRole('region', { name: 'The part that is used' });
  await part.getByRole('button', { name: 'Earlier' }).tap();
  await expect(part.getByRole('button', { name: 'Suggested part' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
