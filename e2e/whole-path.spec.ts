import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf, pressTool, sampleStart, traced, unfold } from './generator-page.ts';
import { expectTold, shownTogether } from './told.ts';

test('from an abstract to traced posts, to the history and out again', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  const generator = generatorOf(page);
  await expect(page.getByText(signedIn.email)).toBeVisible();

  await generator.takeSample();
  await generator.tone('Casual').check();
  await generator.platform('LinkedIn').check();
  await generator.generate.click();
  await expect(generator.results).toBeFocused();
  await expect(page.getByText('2 posts are ready.')).toBeVisible();
  await expect(page.getByText('2 of 5')).toBeVisible();

  const post = generator.post('X / Twitter');
  const sentence = post.locator(traced).first();
  await sentence.hover();
  await expect(sentence).toHaveAttribute('data-lit', 'true');
  const lit = generator.source.locator('[data-lit="true"]');
  await expect(lit.first()).toBeInViewport();
  await expect(sentence).toHaveAccessibleDescription(/^(?:Matches|Compare with) sentence \d+\./);
  await expectAccessible(page);

  await lit.first().focus();
  await expect(sentence).toHaveAttribute('data-lit', 'true');
  await page.getByRole('switch', { name: 'Show where each sentence comes from' }).click();
  await expect(post.locator('[data-mark]')).toHaveCount(0);

  const copiedIsSaid = shownTogether(page, 'article button[aria-label="Copied"]', '[role="tooltip"]');
  await post.getByRole('button', { name: 'Copy the X / Twitter post' }).click();
  await copiedIsSaid;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('https://doi.org/10.1371/journal.pone.0116586');
  await expect(post.getByRole('button', { name: 'Copy the X / Twitter post' })).toBeVisible();

  await generator.history.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/chat\/The-goal-of-this-stu-\d+$/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Diminished Response of Arctic Plants/ }),
  ).toBeVisible();
  await expect(generator.post('LinkedIn')).toBeVisible();
  await expect(generator.post('X / Twitter').locator(traced).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open and go on' }).click();
  await unfold(page);
  await expect(page).toHaveURL('/home');
  await expect(generator.text).toHaveValue(new RegExp(`^${sampleStart}`));
  await generator.history.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete these posts?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectTold(page, 'Chat deleted');
  await expect(generator.history.getByText('Nothing yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectTold(page, 'Signed out');
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('sharing falls back to copying where there is no sharing', async ({ page, context, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await pressTool(generator.post('X / Twitter'), 'Share the X / Twitter post');
  await expectTold(page, 'Sharing not supported, copied instead');
});

test('the first characters of a post are typed, the rest follows at once', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordTypedLengths);
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await expect(generator.post('X / Twitter').locator('[data-mark]').first()).toBeVisible();
  const lengths = await page.evaluate((): number[] =>
    JSON.parse(document.documentElement.getAttribute('data-typed') ?? '[]'),
  );
  expect(lengths.length).toBeGreaterThan(20);
  expect(Math.max(...lengths)).toBeLessThan(50);
});

/** Notes every length of the typed part of a post, while there is a part not typed yet. */
function recordTypedLengths(): void {
  const lengths = new Set<number>();
  new MutationObserver(() => {
    const rest = document.querySelector('article p > .opacity-0');
    if (rest === null) return;
    lengths.add(rest.previousSibling?.textContent?.length ?? 0);
    const typed = JSON.stringify([...lengths]);
    if (document.documentElement.getAttribute('data-typed') !== typed)
      document.documentElement.setAttribute('data-typed', typed);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
