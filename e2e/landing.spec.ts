import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { traced } from './generator-page.ts';
import { expectTold } from './told.ts';

/** In the page: once everything is drawn that was set before, which takes a turn of the event loop and no time. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const anchors = ['how-it-works', 'tone-options', 'what-they-might-say', 'features', 'pricing'];

test('says what it is and starts for free', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('axe finds nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 21, 29)');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 21, 29)');
});

test('no link of the page leads nowhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const pages = links.filter((href) => href.startsWith('/') && !href.endsWith('.json'));
  for (const link of new Set(pages)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
  }
  expect(pages.length).toBeGreaterThan(5);
  await page.goto('/');
  for (const anchor of links.filter((href) => href.startsWith('#')))
    await expect(page.locator(anchor)).toHaveCount(1);
});

test('the Explore menu leads to every part', async ({ page }) => {
  await page.goto('/');
  const explore = page.getByRole('button', { name: 'Explore' });
  for (const anchor of anchors) {
    await explore.click();
    await expect(explore).toHaveAttribute('aria-expanded', 'true');
    await page.locator(`nav a[href="#${anchor}"]`).filter({ visible: true }).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expect(explore).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
  await explore.click();
  await page.keyboard.press('Escape');
  await expect(explore).toHaveAttribute('aria-expanded', 'false');
});

test('the live example is written anew in each tone, and lights its sources', async ({ page }) => {
  await page.goto('/');
  const live = page.getByRole('region', { name: 'A live example' });
  const post = live.getByRole('article', { name: 'The post' });
  const source = live.getByRole('region', { name: 'The abstract' });
  await expect(source.locator('[data-lit="true"]')).toContainText(
    'The percent of plants responsive to warming decreased',
  );
  const before = await post.textContent();
  await live.getByRole('radio', { name: 'Casual' }).check();
  await expect(live.getByRole('status')).toHaveText(/Written in your browser in \d+ ms/);
  expect(await post.textContent()).not.toBe(before);
  const claim = post.locator(traced).first();
  await claim.focus();
  await expect(source.locator('[data-lit="true"]')).toContainText('from 57% (short-term) to 46% (long-term)');
  await expect(live.locator('svg path[marker-start]')).toHaveCount(1);
});

test('the demo film opens with captions, and closes', async ({ page }) => {
  await page.goto('/');
  const watch = page.getByRole('button', { name: 'Watch demo' });
  await watch.click();
  const dialog = page.getByRole('dialog', { name: 'Paperlark on a real paper' });
  const film = dialog.locator('video');
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) => Math.round(video.duration) > 10 && video.videoWidth),
    )
    .toBe(1280);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  const captions = film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        const { track } = video.querySelector('track') ?? {};
        if (track?.cues?.length) resolve(track.cues.length);
        video.querySelector('track')?.addEventListener('load', () => resolve(track?.cues?.length ?? 0));
      }),
  );
  expect(await captions).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(watch).toBeFocused();
});

test('it can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/', 'Posts that say what your paper says.'],
    ['/pricing', 'Plans and prices'],
    ['/login', 'Welcome back'],
    ['/signup', 'Create your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  await page.goto('/pricing');
  await expect(page.getByText('This page is in testing mode')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('$99.99 a year');
  await page.goto('/');
  for (const anchor of anchors) await expect(page.locator(`#${anchor}`)).toContainText(/\S/);
  await expect(page.getByText('46% (long-term)').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toHaveAttribute('href', '/signup');
  await context.close();
});

test('the quotes are labelled as fictional, each of them', async ({ page }) => {
  await page.goto('/');
  const quotes = page.locator('#what-they-might-say').getByRole('figure');
  await expect(quotes).toHaveCount(6);
  for (const quote of await quotes.all()) await expect(quote).toContainText('Fictional');
});

test('search engines and previews are told where it is', async ({ page, request, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
  await expect(page.locator('title')).toHaveCount(1);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'SoftwareApplication', url: `${baseURL}/` });
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toContain(`${baseURL}/pricing`);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('title')).toHaveCount(1);
  }
  await page.goto('/nowhere');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the word changes every second, and rests while the page is hidden', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const word = page.locator('[data-rotating] > :not(.invisible)');
    await expect(word).not.toHaveText('research');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(drawn);
    const all = await page.locator('[data-rotating] > *').allTextContents();
    expect(all).toHaveLength(9);
    const at = all.indexOf((await word.textContent()) ?? '');
    for (const step of [1, 2, 3]) {
      await page.clock.runFor(1000);
      await expect(word).toHaveText(all[(at + step) % 9] ?? '');
    }
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(5000);
    await page.evaluate(drawn);
    await expect(word).toHaveText(all[(at + 3) % 9] ?? '');
  });

  test('the bird rises with the scroll, 150 px in the first 500', async ({ page }) => {
    await page.goto('/');
    const bird = page.locator('[data-parallax]');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 250);
    await expect(bird).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -75)');
    await page.mouse.wheel(0, 1000);
    await expect(bird).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -150)');
  });
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('status').first()).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.locator('[data-rotating] > :not(.invisible)')).toHaveText('research');
  await page.mouse.wheel(0, 600);
  await expect(page.locator('[data-parallax]')).toHaveCSS('transform', 'none');
});

test('the header is the same for who is signed in: everywhere they may go, and out', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  const header = page.getByRole('navigation', { name: 'Main' });
  const labels = ['Generator', 'Bulk runs', 'Pricing', 'Contact Us', 'Account Settings'];
  for (const path of ['/', '/home', '/pricing', '/account']) {
    await page.goto(path);
    await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await header.getByRole('link').allTextContents()).toEqual(expect.arrayContaining(labels));
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start for free' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expectTold(page, 'Signed out');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
});

test('a sign-out on the landing page that fails is told, and one stays signed in', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/');
  const leave = page.getByRole('button', { name: 'Sign Out' });
  await expect(leave).toBeVisible();
  await page.route('**/api/identity/sign-out', (route) => route.fulfill({ status: 500, json: {} }));
  await leave.click();
  await expectTold(page, 'Sign out failed');
  await expect(leave).toBeEnabled();
});
