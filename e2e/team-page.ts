import type { Locator, Page } from '@playwright/test';

/** The team dashboard's parts, by role and label. */
export function dashboardOf(page: Page) {
  const members = page.getByRole('list', { name: 'Members' });
  const invites = page.getByRole('list', { name: 'Invites' });
  return {
    tab: (name: 'Overview' | 'Members' | 'Billing' | 'Support'): Locator => page.getByRole('tab', { name }),
    members,
    invites,
    seats: page.getByRole('region', { name: 'Seats' }),
    /** Answers the link that is shown this once. */
    invite: async (email: string): Promise<string> => {
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      return page.getByLabel(`Invite link for ${email}`).inputValue();
    },
  };
}
