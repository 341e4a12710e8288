import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The messages of this document that no test has asked for yet. */
    told?: string[];
  }
}

/**
 * Has every page of a context keep the messages that it shows and takes away after seconds: on a busy machine one may be gone
 * before anybody looks. For contexts that a test makes itself; the page of each test does it already.
 */
export async function keepTold(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: string[] = [];
    const last = new WeakMap<Element, string>();
    window.told = told;
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('ol[aria-live] > li p')) {
        const text = line.textContent ?? '';
        if (last.get(line) === text) continue;
        last.set(line, text);
        told.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the page has said this in a message (a toast), whether it still shows or not; each counts once. */
export async function expectTold(page: Page, said: string | RegExp): Promise<void> {
  const take = (): Promise<readonly string[] | 'told'> =>
    page.evaluate((wanted) => {
      const { told } = window;
      if (told === undefined) throw new Error('This page keeps no messages: see keepTold.');
      const at = told.findIndex((text) =>
        typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text),
      );
      if (at === -1) return told;
      told.splice(at, 1);
      return 'told';
    }, said);
  await expect.poll(take, `The page says: ${said}`).toBe('told');
}

/** Messages stay until the page is left, as under a pointer that rests on them: for tests that press what is in one. */
export async function holdTold(page: Page): Promise<void> {
  await page.locator('ol[aria-live="polite"]').last().dispatchEvent('pointerover');
}

/** Resolves once all of these have stood on the page at the same moment. Ask before what brings them: they go away by themselves. */
export function shownTogether(page: Page, ...selectors: readonly string[]): Promise<void> {
  return page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (all.every((selector) => document.querySelector(selector) !== null)) resolve();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
    selectors,
  );
}
