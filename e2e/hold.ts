import type { Page } from '@playwright/test';

/** Keeps requests waiting, as a slow line would; what comes back lets them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
