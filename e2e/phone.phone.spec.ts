import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf, traced } from './generator-page.ts';
import { hold } from './hold.ts';
import { pricingOf } from './pricing-page.ts';

test('the menu opens, leads on and closes', async ({ page }) => {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expectNoSidewaysScroll(page);
});

test('the menu of the landing page has its parts and all that every other page has', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Explore' })).toHaveCount(0);
  await expect(menu.getByRole('list', { name: 'Explore' }).getByRole('link')).toHaveCount(5);
  const labels = await menu.getByRole('link').allTextContents();
  expect(labels).toContain('Account Settings');
  expect(new Set(labels).size).toBe(labels.length);
  // One edge for all of them.
  const lefts = await menu
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/#how-it-works');
  await expect(menu).toHaveCount(0);
});

test('the generator works with a thumb', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.getByRole('region', { name: 'Key facts we found' }).scrollIntoViewIfNeeded();
  await expect(generator.generate).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await generator.generate.click();
  const sentence = generator.post('X / Twitter').locator(traced).first();
  await sentence.tap();
  await expect(
    generator.post('X / Twitter').getByText(/^(?:Matches|Compare with) sentence \d+$/),
  ).toBeVisible();
  await expect(generator.post('X / Twitter').locator('blockquote').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('every target can be hit', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await generatorOf(page).takeSample();
  await page.getByRole('button', { name: 'Add citation' }).click();
  const small = await page.locator('button, input, label:has(> input), header a').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('label > input, [role=switch], [aria-hidden]'))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

/** Opens a page of which nothing but the document and its looks has come; what comes back lets its code come. */
async function openBare(page: Page, path: string): Promise<() => void> {
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('what is touched before the page answers is done once when it does', async ({ page }) => {
  const arrive = await openBare(page, '/login');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a way to pay that is chosen before the page answers is what the cards then show', async ({ page }) => {
  const arrive = await openBare(page, '/pricing');
  const { card, interval } = pricingOf(page);
  // It is not to be had yet, which a finger does not know; where it is may still move.
  await page.getByText('Monthly', { exact: true }).dispatchEvent('click');
  await expect(card('Pro')).toContainText('$99.99 a year');
  arrive();
  await expect(card('Pro')).toContainText('$9.99 a month');
  await expect(interval('Monthly')).toBeChecked();
});

test('a tone that is chosen before the page answers is what the example is then written in', async ({
  page,
}) => {
  const arrive = await openBare(page, '/');
  const live = page.getByRole('region', { name: 'A live example' });
  const before = await live.getByRole('article').textContent();
  // It is not to be had yet, which a finger does not know; where it is may still move.
  await live.getByText('Casual', { exact: true }).dispatchEvent('click');
  arrive();
  await expect(live.getByRole('radio', { name: 'Casual' })).toBeChecked();
  await expect(live.getByRole('status')).toHaveText(/Written in your browser/);
  expect(await live.getByRole('article').textContent()).not.toBe(before);
});

test('what is typed before the page answers is what is then sent', async ({ page, person }) => {
  const arrive = await openBare(page, '/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  arrive();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('a page that was scrolled before it answers stays where it is', async ({ page }) => {
  const arrive = await openBare(page, '/pricing');
  await page.getByRole('heading', { name: 'Refunds' }).scrollIntoViewIfNeeded();
  const there = await page.evaluate(() => scrollY);
  expect(there).toBeGreaterThan(500);
  arrive();
  await expect(pricingOf(page).interval('Monthly')).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(there);
});

for (const path of ['/', '/login'])
  test(`what offers to install does not cover the headline of ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await covers(await installBanner(page), page.getByRole('heading', { level: 1 }))).toBe(false);
  });

test('what offers to install covers neither the headline of the generator nor its button', async ({
  page,
  signedIn,
}) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const banner = await installBanner(page);
  expect(await covers(banner, page.getByRole('heading', { level: 1 }))).toBe(false);
  await generatorOf(page).generate.scrollIntoViewIfNeeded();
  await expect(generatorOf(page).generate).toBeInViewport();
  expect(await covers(banner, generatorOf(page).generate)).toBe(false);
});

/** As the browser lets a page offer it, once the page is there. */
async function installBanner(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Install Paperlark' });
  // A page that is not awake yet does not hear it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    expect(await banner.count()).toBe(1);
  }).toPass();
  await expect(banner).toBeVisible();
  return banner;
}

test('a message does not cover the field that it speaks of', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.text.fill('Too short.');
  await generator.generate.click();
  const message = page.getByText(/^No Abstract Detected\./);
  await expect(generator.text).toBeFocused();
  await expect(generator.text).toBeInViewport({ ratio: 1 });
  await expect(message).toBeInViewport({ ratio: 1 });
  expect(await covers(message, generator.text)).toBe(false);
  expect(await covers(message, generator.generate)).toBe(false);
});

/** Whether one lies on the other, as they are on the screen now. */
async function covers(above: Locator, below: Locator): Promise<boolean> {
  const [one, two] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  if (one === null || two === null) throw new Error('Both have to be on the page.');
  const apart =
    one.x + one.width <= two.x ||
    two.x + two.width <= one.x ||
    one.y + one.height <= two.y ||
    two.y + two.height <= one.y;
  return !apart;
}
