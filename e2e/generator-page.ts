import { expect, type Locator, type Page } from '@playwright/test';

const sampleName = 'Arctic plants and warming';
export const sampleStart = 'The goal of this study is to determine if the response of arctic plants';

/** Sentences of a post that have a thread to the source. */
export const traced = '[data-mark="matches"], [data-mark="compare"]';

/** The generator's parts, by role and label. */
export function generatorOf(page: Page) {
  const text = page.getByRole('textbox', { name: 'Abstract or DOI' });
  return {
    text,
    /** Takes the first sample and waits for its text. */
    takeSample: async (): Promise<void> => {
      await page.getByRole('button', { name: sampleName }).click();
      await expect(text).toHaveValue(new RegExp(`^${sampleStart}`));
    },
    generate: page.getByRole('button', { name: 'Mr. Generator' }),
    platform: (name: string): Locator => page.getByRole('checkbox', { name }),
    tone: (name: string): Locator => page.getByRole('radio', { name }),
    post: (platform: string): Locator => page.getByRole('article', { name: platform }),
    results: page.getByRole('heading', { name: 'Generated Content' }),
    source: page.getByRole('region', { name: 'The source' }),
    history: page.getByRole('complementary', { name: 'You and your history' }),
  };
}

/** Presses what a post has folded under "More". */
export async function pressTool(card: Locator, name: string): Promise<void> {
  const more = card.getByRole('button', { name: /^More for the/ });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await card.getByRole('button', { name }).click();
}

/** Opens the form again that posts have folded to one line. */
export async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit text' }).click();
}
