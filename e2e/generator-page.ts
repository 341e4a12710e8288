import type { Locator, Page } from '@playwright/test';

export const sampleName = 'Arctic plants and warming';
export const sampleStart = 'The goal of this study is to determine if the response of arctic plants';

/** The generator's parts, by role and label. */
export function generatorOf(page: Page) {
  return {
    text: page.getByRole('textbox', { name: 'Research Content' }),
    sample: page.getByRole('button', { name: sampleName }),
    generate: page.getByRole('button', { name: 'Mr. Generator' }),
    platform: (name: string): Locator => page.getByRole('checkbox', { name }),
    tone: (name: string): Locator => page.getByRole('radio', { name }),
    post: (platform: string): Locator => page.getByRole('article', { name: platform }),
    results: page.getByRole('heading', { name: 'Generated Content' }),
    source: page.getByRole('region', { name: 'The source' }),
    history: page.getByRole('complementary', { name: 'You and your history' }),
  };
}
