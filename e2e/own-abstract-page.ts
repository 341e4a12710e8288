import type { Locator, Page } from '@playwright/test';

/** No abstract of anybody: the study is made up. */
export const ownText =
  'Background: Teenagers sleep too little on school days. We studied whether a later school start changes that. ' +
  'Methods: We followed 182 students at two high schools whose start moved from 07:50 to 08:45; sleep was recorded with wrist monitors. ' +
  'Results: Median sleep on school days rose by 34 minutes after the change, and attendance improved in one of the two schools. ' +
  'Conclusions: A later school start was associated with longer sleep. The study was not randomised.';

/** The landing page's place for a text of one's own. */
export function ownAbstractOf(page: Page) {
  const place = page.getByRole('region', { name: 'Your own abstract' });
  return {
    place,
    opener: page.getByRole('button', { name: 'Your own abstract' }),
    text: place.getByRole('textbox', { name: 'Your abstract' }),
    write: place.getByRole('button', { name: 'Write the posts' }),
    posts: place.getByRole('heading', { name: 'Your posts' }),
    tone: place.getByRole('combobox', { name: 'Tone' }),
    network: (name: string): Locator => place.getByRole('checkbox', { name }),
    post: (platform: string): Locator => place.getByRole('article', { name: platform }),
    signUp: place.getByRole('link', { name: 'Save and edit: sign up free' }),
  };
}

/** Puts a text into the clipboard and pastes it where the cursor stands. The context needs the permissions. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** As somebody who has set their browser's text to twice its size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}
