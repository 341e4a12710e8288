import type { Locator, Page } from '@playwright/test';
import { traced } from '../../e2e/generator-page.ts';

/** What is done, what is said of it, and how long one may look (milliseconds). */
export interface Scene {
  readonly caption: string;
  readonly act: (page: Page) => Promise<void>;
  readonly rest: number;
}

/** Milliseconds from the start. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const scenes: readonly Scene[] = [
  {
    caption: 'The generator. You paste an abstract, or try an openly licensed one.',
    act: async () => undefined,
    rest: 2500,
  },
  {
    caption: 'This one is on Arctic plants and warming (Kremers et al. 2015, PLOS ONE, CC BY 4.0).',
    act: (page) => glideAndClick(page, page.getByRole('button', { name: 'Arctic plants and warming' })),
    rest: 3000,
  },
  {
    caption: 'At once you see what was read in it: the question, the finding, the number, the limit.',
    act: (page) => show(page, page.getByText('Finding', { exact: true }).first()),
    rest: 4500,
  },
  {
    caption: 'Choose a tone. It changes the voice, never how strong the claim is.',
    act: (page) => glideAndClick(page, page.getByRole('radio', { name: 'Casual' })),
    rest: 2500,
  },
  {
    caption: 'Choose the platforms.',
    act: (page) => glideAndClick(page, page.getByRole('button', { name: 'Select All', exact: true })),
    rest: 2000,
  },
  {
    caption: 'Mr. Generator writes a post for each.',
    act: async (page) => {
      await glideAndClick(page, page.getByRole('button', { name: 'Mr. Generator' }));
      await page.getByRole('article', { name: 'Instagram' }).waitFor();
    },
    rest: 3500,
  },
  {
    caption: 'Point at a sentence: a thread leads to the sentence of the paper that supports it.',
    act: (page) => glide(page, post(page).locator(traced).first()),
    rest: 4000,
  },
  {
    caption: 'The number has its thread, too.',
    act: (page) => glide(page, post(page).locator(traced).nth(1)),
    rest: 4000,
  },
  {
    caption: 'Another sentence should lead? One click, and every post follows.',
    act: async (page) => {
      await glideAndClick(page, page.getByRole('button', { name: 'Lead with sentence 8' }));
      await show(page, page.getByText('Finding', { exact: true }).first());
    },
    rest: 3500,
  },
  {
    caption: 'Taken back as easily.',
    act: async (page) => {
      await glideAndClick(page, page.getByRole('button', { name: 'Undo' }));
      await show(page, post(page));
    },
    rest: 2500,
  },
  {
    caption: 'A picture goes with each post, with words for those who cannot see it.',
    act: async (page) => {
      await glideAndClick(page, page.getByRole('button', { name: 'Picture for X / Twitter' }));
      await page.getByRole('region', { name: 'Share card' }).locator('img').first().waitFor();
      await show(page, page.getByRole('region', { name: 'Share card' }));
    },
    rest: 4000,
  },
  {
    caption: 'Then copy or share it.',
    act: (page) => glide(page, post(page).getByRole('button', { name: /^Copy/ })),
    rest: 2500,
  },
];

/** WebVTT. */
export function writeCaptions(cues: readonly Cue[]): string {
  const rows = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${rows.join('\n')}`;
}

function stamp(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  const [minutes, seconds] = [Math.floor(whole / 60_000), Math.floor(whole / 1000) % 60];
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(whole % 1000, 3)}`;
}

function post(page: Page): Locator {
  return page.getByRole('article', { name: 'X / Twitter' });
}

async function glideAndClick(page: Page, target: Locator): Promise<void> {
  await glide(page, target);
  // A hidden control lies over its card, so the place under the pointer is what counts.
  await page.mouse.down();
  await page.mouse.up();
}

/** Brings a thing into view and moves the pointer to it, slowly enough to be followed. */
async function glide(page: Page, target: Locator): Promise<void> {
  await show(page, target);
  const [box] = await target.evaluate((element) =>
    [...element.getClientRects()].slice(0, 1).map(({ x, y, width, height }) => ({ x, y, width, height })),
  );
  if (box === undefined) throw new Error('Nothing to point at');
  await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: 14 });
}

async function show(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
  await page.waitForTimeout(900);
}
