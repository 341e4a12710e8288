import type { Locator, Page } from '@playwright/test';

export const abstract =
  'Sleep loss impairs memory. We randomised 212 adults over 65 to a 30-minute nap or to rest. Word recall improved by 18% in the nap group and by 4% in the rest group (P = 0.003). No serious adverse events occurred. Short naps may improve memory in older adults.';

/** What the page of the check is made of. */
export function checkPageOf(page: Page) {
  const paper = page.getByLabel('The paper: its abstract or its DOI');
  const post = page.getByLabel('The post', { exact: true });
  return {
    post,
    paper,
    submit: page.getByRole('button', { name: 'Check the post' }),
    found: page.getByRole('region', { name: 'What was found' }),
    /** The one that begins so. */
    sentence: (begin: string): Locator => page.getByRole('listitem').filter({ hasText: begin }).last(),
    open: async (): Promise<void> => {
      await page.goto('/check');
      // Answers once it is alive: what is typed is counted.
      await post.fill('x');
      await page.getByText('1 / 3,000').waitFor();
    },
    ask: async (texts: { readonly post: string; readonly paper: string }): Promise<void> => {
      await post.fill(texts.post);
      await paper.fill(texts.paper);
      await page.getByRole('button', { name: 'Check the post' }).click();
    },
  };
}
