import type { Page } from '@playwright/test';
import { startUpdateProxy, type UpdateProxy } from '../testing/update-proxy.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';

const test = base.extend<{ readonly front: UpdateProxy }>({
  front: async ({ baseURL }, use) => {
    const front = await startUpdateProxy(baseURL ?? '');
    await use(front);
    await front.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Counts the loads of a page from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * Opens a page and waits until the service worker is in charge of it and nothing is fetched any more: where a request wakes
 * the old worker just as it is stopped for the new one, Chromium lets the new one wait for minutes.
 */
async function openControlled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Puts a new version there, and has the browser look for it until it has it. A browser looks when it suits it: Chromium
 * puts a look off by seconds while a page loads, and answers one with the result of another that began before.
 */
async function update(page: Page, front: UpdateProxy): Promise<void> {
  const fetched = front.release();
  await page.evaluate(() => {
    void navigator.serviceWorker.getRegistration().then(async (registration) => {
      await registration?.update().catch(() => undefined);
      await registration?.update();
    });
  });
  await fetched;
}

test('the browser finds nothing that stands against installing', async ({ page }) => {
  await openControlled(page, '/login');
  const protocol = await page.context().newCDPSession(page);
  const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { errors, data } = await protocol.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('a first visit is not reloaded', async ({ page }) => {
  const loads = countLoads(page);
  await openControlled(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(1);
});

test('an update reloads two tabs, each once', async ({ page, context, front }) => {
  const other = await context.newPage();
  await openControlled(page, `${front.address}/login`);
  await openControlled(other, `${front.address}/`);
  const loads = [countLoads(page), countLoads(other)];
  await update(other, front);
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
  // The next update is the next reload: there was no second one in between.
  await openControlled(page, `${front.address}/login`);
  await openControlled(other, `${front.address}/`);
  await update(other, front);
  await expect.poll(() => loads.map((count) => count())).toEqual([3, 3]);
});

test('an update leaves a draft alone, and offers the reload', async ({ page, context, signedIn, front }) => {
  await openControlled(page, `${front.address}/home`);
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Abstract or DOI' });
  await text.fill('A draft that nobody has seen yet');
  const other = await context.newPage();
  await openControlled(other, `${front.address}/terms`);
  const [loads, otherLoads] = [countLoads(page), countLoads(other)];
  await update(other, front);
  await expect.poll(otherLoads).toBe(1);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(text).toHaveValue('A draft that nobody has seen yet');
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect.poll(loads).toBe(1);
  await expect(text).toHaveValue('A draft that nobody has seen yet');
});

test('without a connection it says what works, and keeps nothing private', async ({
  page,
  signedIn,
  front,
}) => {
  await openControlled(page, `${front.address}/home`);
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.filter((path) => !/^\/(assets\/|offline\.|theme\.js$|favicon\.svg$)/.test(path))).toEqual([]);
  await front.stop();
  await page.goto(`${front.address}/home`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('What works offline')).toBeVisible();
  await expect(page.locator('main')).toHaveCSS('max-width', '648px');
  await expectAccessible(page);
});

test.describe('the install banner', () => {
  test.use({ serviceWorkers: 'block' });

  async function offerInstall(page: Page): Promise<void> {
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.body.setAttribute('data-prompted', ''),
      });
      dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error('The browser would show a banner of its own');
    });
  }

  test('asks the browser’s question', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: 'Install Paperlark' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Casual' }).check();
    await offerInstall(page);
    const banner = page.getByRole('complementary', { name: 'Install Paperlark' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', '');
    await expect(banner).toHaveCount(0);
  });

  test('stays away for 4320 minutes when it was sent away', async ({ page }) => {
    await page.clock.install({ time: '2026-11-02T08:00:00Z' });
    const banner = page.getByRole('complementary', { name: 'Install Paperlark' });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Theme' }).first()).toBeVisible();
    await offerInstall(page);
    await banner.getByRole('button', { name: 'Not now' }).click();
    await expect(banner).toHaveCount(0);
    await page.clock.setFixedTime('2026-11-05T07:58:00Z');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await offerInstall(page);
    await expect(banner).toHaveCount(0);
    await page.clock.setFixedTime('2026-11-05T08:05:00Z');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await offerInstall(page);
    await expect(banner).toBeVisible();
  });

  test('tells on iOS how it is done by hand', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await page.goto('/login');
    const banner = page.getByRole('complementary', { name: 'Install Paperlark' });
    await expect(banner).toContainText(/Tap Share\s+then Add to Home Screen/);
    await expectAccessible(page);
    await expect(banner.getByRole('button', { name: 'Install' })).toHaveCount(0);
  });

  test('is not shown to those who installed it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await offerInstall(page);
    await expect(page.getByRole('complementary', { name: 'Install Paperlark' })).toHaveCount(0);
  });
});
