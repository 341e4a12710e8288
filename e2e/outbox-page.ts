import { expect, type Page } from '@playwright/test';

/** The newest mail to an address, opened in the outbox. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  await page.goto('/sandbox/outbox');
  await page
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('button')
    .filter({ hasText: to })
    .filter({ hasText: subject })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
}
