import { expect, type Page } from '@playwright/test';

/** Buys a plan in the sandbox for whoever is signed in on the page, as in "business_year". */
export async function buyTeamPlan(page: Page, plan: string): Promise<void> {
  await page.goto('/home');
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Origin: new URL(page.url()).origin };
  const priceId = `pri_sandbox_${plan}`;
  const opened = await page.request.post('/api/subscription/checkout', { headers, data: { priceId } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { customData } = await opened.json();
  const data = { priceId, customData, card: '4242 4242 4242 4242' };
  const bought = await page.request.post('/api/sandbox/checkout', { headers, data });
  expect((await bought.json()).status).toBe('completed');
}
