import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { paper } from '../testing/documents/paper.ts';
import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { expectTold } from './told.ts';

const at = (name: string): string =>
  fileURLToPath(new URL(`../testing/documents/files/${name}`, import.meta.url));

async function openAs(page: Page, name: string, baseURL: string | undefined) {
  await createAccount(page.context().request, baseURL ?? '', `${name}@example.org`);
  await page.goto('/home');
  await expect(generatorOf(page).text).toBeVisible();
  return {
    choose: async (file: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a' }).click();
      await (await chooser).setFiles(at(file));
    },
    found: (file: string) => page.getByRole('region', { name: `From ${file}` }),
  };
}

test('a paper is chosen, checked and written from', async ({ page, baseURL }) => {
  const files = await openAs(page, 'file1', baseURL);
  const generator = generatorOf(page);
  await files.choose('two-columns.pdf');
  const found = files.found('two-columns.pdf');
  await expect(found.getByText(paper.title)).toBeVisible();
  await expect(found.getByText(paper.authors.join(', '))).toBeVisible();
  await expect(found.getByText(`${paper.doi} was not looked up`)).toBeVisible();
  await expectAccessible(page);

  await found.getByRole('button', { name: 'Use this text' }).click();
  await expectTold(page, 'Taken from two-columns.pdf');
  await expect(generator.text).toHaveValue(paper.abstract);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(paper.title);
  await expect(page.getByLabel('Lead or first author')).toHaveValue('Ada Morales');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(`https://doi.org/${paper.doi}`);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toContainText('18.4%');
});

test('another part can be taken, and undone', async ({ page, baseURL }) => {
  const files = await openAs(page, 'file2', baseURL);
  const generator = generatorOf(page);
  await generator.text.fill('What stood there before the file came.');
  await files.choose('styled.docx');
  const found = files.found('styled.docx');
  await found.getByRole('radio', { name: 'Conclusions' }).check();
  await expect(generator.text).toHaveValue('What stood there before the file came.');
  await found.getByRole('button', { name: 'Use this text' }).click();
  await expect(generator.text).toHaveValue(paper.conclusions);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.text).toHaveValue('What stood there before the file came.');
});

test('a file can be dropped on the text', async ({ page, baseURL }) => {
  const files = await openAs(page, 'file3', baseURL);
  const bytes = readFileSync(at('side-by-side.pdf')).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    data.items.add(new File([file], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  }, bytes);
  await generatorOf(page).text.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop the file here')).toBeVisible();
  await generatorOf(page).text.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(files.found('dropped.pdf').getByText(paper.title)).toBeVisible();
  await files.found('dropped.pdf').getByRole('button', { name: 'Discard' }).click();
  await expect(files.found('dropped.pdf')).toBeHidden();
  await expect(generatorOf(page).text).toHaveValue('');
});

test('what cannot be read is told beside the button, and loses nothing', async ({ page, baseURL }) => {
  const files = await openAs(page, 'file4', baseURL);
  await generatorOf(page).text.fill('What stood there before the file came.');
  await files.choose('locked.pdf');
  await expect(page.getByText('This PDF is locked with a password. Save a copy without it.')).toBeVisible();
  await files.choose('scanned.pdf');
  await expect(page.getByText('This file holds pictures of pages and no text.')).toBeVisible();
  await expect(generatorOf(page).text).toHaveValue('What stood there before the file came.');
  await expectAccessible(page);
});
