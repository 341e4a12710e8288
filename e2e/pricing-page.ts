import type { Locator, Page } from '@playwright/test';
import { expectTold } from './told.ts';

/** Numbers that the payment provider gives out for tests. */
export const testCards = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  renewalFails: '4000 0027 6000 3184',
} as const;

/** The pricing page's parts, by role and label. */
export function pricingOf(page: Page) {
  const window = page.getByRole('dialog', { name: 'Test checkout' });
  return {
    interval: (name: 'Monthly' | 'Yearly'): Locator => page.getByRole('radio', { name }),
    card: (title: string): Locator =>
      page.getByRole('region').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    buy: (plan: string): Locator => page.getByRole('button', { name: `Get Started with ${plan}` }),
    window,
    pay: async (card: string): Promise<void> => {
      await window.getByLabel('Card number').fill(card);
      await window.getByRole('button', { name: /^Pay / }).click();
    },
  };
}

/** Buys a plan with the stand-in of the provider, and waits until it is open. */
export async function buyPlan(page: Page, plan: string, card: string = testCards.works): Promise<void> {
  const pricing = pricingOf(page);
  await page.goto('/pricing');
  if (plan.endsWith('monthly')) await pricing.interval('Monthly').click();
  await pricing.buy(plan).click();
  await pricing.pay(card);
  await expectTold(page, / is open$/);
}
