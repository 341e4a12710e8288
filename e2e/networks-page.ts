import { expect, type Page } from '@playwright/test';
import { platformIds, platforms } from '../domain/posts/platforms.ts';
import { generatorOf } from './generator-page.ts';

const text =
  'Background: Adolescents sleep too little. Methods: In a pre-post study, 178 students of two high schools in Seattle wore activity watches for two weeks before and after the start moved from 7:50 to 8:45. Results: Median sleep on school nights increased by 34 minutes. Conclusions: A later school start was associated with longer sleep.';

/** As every network is called, in the order in which they stand. */
export const networks: readonly string[] = platformIds.map((id) => platforms[id].label);

/** An admin of their own, whose posts nobody counts, with a post for each network. */
export async function writeForAll(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const generator = generatorOf(page);
  await generator.text.fill(text);
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  for (const network of networks.slice(4)) await generator.platform(network).check();
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
}
