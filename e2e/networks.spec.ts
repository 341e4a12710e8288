import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf, pressTool, unfold } from './generator-page.ts';
import { networks, writeForAll } from './networks-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('posts for seven networks: counted, copied, opened there, and restored', async ({ page }) => {
  await writeForAll(page, 'networks1');
  const generator = generatorOf(page);
  for (const network of networks) await expect(generator.post(network)).toBeVisible();
  await expect(generator.post('Bluesky')).toContainText(/\d+ of 300 characters/);
  await expect(generator.post('Mastodon')).toContainText(/\d+ of 500 characters/);
  await expect(generator.post('Threads')).toContainText(/\d+ of 500 characters/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await generator.post('Mastodon').getByRole('button', { name: 'Copy the Mastodon post' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('sleep');
  for (const [network, place] of [
    ['Bluesky', 'https://bsky.app/intent/compose?text='],
    ['Mastodon', 'https://share.joinmastodon.org/#text='],
    ['Threads', 'https://www.threads.com/intent/post?text='],
  ] as const) {
    const link = generator.post(network).getByRole('link', { name: `Open in ${network}` });
    expect(await link.getAttribute('href')).toContain(place);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  }
  const toMastodon = generator.post('Mastodon').getByRole('link', { name: 'Open in Mastodon' });
  expect(decodeURIComponent((await toMastodon.getAttribute('href')) ?? '')).toContain(copied);

  await pressTool(generator.post('Bluesky'), 'Show the Bluesky post as a thread');
  await expect(generator.post('Bluesky').getByRole('region', { name: 'As a thread' })).toBeVisible();

  await page.reload();
  for (const network of networks) await expect(generator.post(network)).toBeVisible();
  await unfold(page);
  for (const network of networks) await expect(generator.platform(network)).toBeChecked();
});

test('what one types is counted as the network counts it', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  for (const network of networks.slice(4)) await generator.platform(network).check();
  await generator.platform('X / Twitter').uncheck();
  await generator.generate.click();
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible();
  await expect(generator.post('X / Twitter')).toHaveCount(0);
  const family = '👨‍👩‍👧‍👦';
  for (const [network, typed, counter] of [
    ['Bluesky', `${family}é`, '2 of 300'],
    ['Mastodon', '@ada@mathstodon.xyz https://doi.org/10.1186/s12891-018-2262-7', '28 of 500'],
    ['Threads', `${family}é`, '26 of 500'],
  ] as const) {
    const card = generator.post(network);
    await card.getByRole('button', { name: `Edit the ${network} post` }).click();
    const editor = card.getByRole('textbox');
    await editor.fill(typed);
    await expect(card).toContainText(`${counter} characters`);
    await editor.fill('x'.repeat(501));
    await expect(card).toContainText(/\d+ too many: the platform would not take it/);
  }
});

test('there is no estimate where no figures are published, and it says so', async ({ page }) => {
  await writeForAll(page, 'networks2');
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await insights.getByRole('button', { name: 'Predict engagement' }).click();
  const estimate = insights.getByRole('region', { name: 'Engagement estimate' });
  await expect(estimate.getByRole('table')).toHaveCount(4);
  await expect(estimate).toContainText(
    'No estimate for Bluesky, Mastodon, Threads: no published figures tell what an account of a given size gets there.',
  );
});
