import { abstract, checkPageOf } from './check-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const right = 'No serious adverse events occurred.';
const wrong = 'Word recall improved by 81% in the nap group.';
const doubtful = 'Naps may help many people.';

test('a post is checked against an abstract without an account, sentence by sentence', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  await check.ask({ post: `${wrong} ${doubtful}\n${right}\nWhat do you think?`, paper: abstract });
  await expect(check.found.getByRole('heading', { name: 'What was found' })).toBeFocused();
  await expect(check.found).toContainText('1 sentence is not supported.');
  for (const count of ['1 flagged', '1 to compare', '1 matches', '1 wording only'])
    await expect(check.found.getByText(count, { exact: true })).toBeVisible();
  const flagged = check.sentence(wrong);
  await expect(flagged.locator('.mark')).toHaveAttribute('data-mark', 'flagged');
  await expect(flagged.locator('b')).toHaveText('81%');
  await expect(flagged).toContainText('The source does not print 81.');
  await expect(flagged).toContainText('Sentence 3 of the abstract');
  await expect(flagged.getByRole('blockquote')).toContainText('Word recall improved by 18%');
  await expect(check.sentence(right).locator('.mark')).toHaveAttribute('data-mark', 'matches');
  await expect(check.sentence(doubtful)).toContainText('Please compare.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a post that nothing was found in gets no promise', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  await check.ask({ post: right, paper: abstract });
  await expect(check.found).toContainText('No mismatch found. Please still compare it with the source.');
  await check.found.getByText('The abstract, as it was read').click();
  await expect(check.found.getByText('Sleep loss impairs memory.')).toBeVisible();
});

test('a DOI is looked up, and what is known of the work is told', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  await check.ask({
    post: 'Growth rose by 97% in 12 hypocotyls.',
    paper: 'https://doi.org/10.7554/eLife.01567',
  });
  await expect(check.found).toContainText('vascular morphodynamics');
  await expect(check.found.getByRole('link', { name: '10.7554/elife.01567' })).toBeVisible();
  await expect(check.found).toContainText('Abstract from Crossref');
  await expect(check.found).toContainText('flagged');
});

test('what is missing, unknown or too long is told beside its field, and nothing is lost', async ({
  page,
}) => {
  const check = checkPageOf(page);
  await check.open();
  await check.ask({ post: ' ', paper: abstract });
  await expect(check.post).toBeFocused();
  await expect(page.getByText('Please paste the post.')).toBeVisible();
  await check.ask({ post: wrong, paper: '' });
  await expect(page.getByText('Please paste the abstract, or its DOI.')).toBeVisible();
  await check.ask({ post: wrong, paper: 'naps help' });
  await expect(check.paper).toBeFocused();
  await expect(page.getByText('too short for an abstract')).toBeVisible();
  await expectAccessible(page);
  await check.ask({ post: 'Long. '.repeat(600), paper: abstract });
  await expect(page.getByText('3,000 can be checked at once')).toBeVisible();
  await check.ask({ post: wrong, paper: '10.5555/nobody' });
  await expect(page.getByRole('alert')).toContainText('DOI not found or unavailable');
  await check.ask({ post: wrong, paper: '10.1371/journal.pone.0033693' });
  await expect(page.getByRole('alert')).toContainText('Please paste the text itself instead.');
  await expect(check.post).toHaveValue(wrong);
  await expectAccessible(page);
});

test('the keyboard alone does it, from the example to another post', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  await check.post.fill('');
  await page.getByRole('button', { name: 'Fill in an example' }).press('Enter');
  await expect(check.paper).toHaveValue(/Sleep loss impairs memory/);
  await check.paper.press('Control+Enter');
  await expect(check.found).toContainText('not supported');
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(check.post).toBeFocused();
  await expect(check.post).toHaveValue('');
  await expect(check.found).toBeHidden();
});

test('markup, and what speaks to machines, is text', async ({ page }) => {
  const check = checkPageOf(page);
  await check.open();
  const hostile = '<img src=x onerror="alert(1)"> **bold** [link](javascript:alert(2)) \u202egnp.exe';
  await check.ask({ post: `${hostile} ${wrong}`, paper: `${abstract} <script>alert(3)</script>` });
  await expect(check.found).toContainText('<img src=x onerror="alert(1)">');
  await expect(check.found.locator('img, script')).toHaveCount(0);
});

test('whoever asks too often is told how long to wait, and keeps what they wrote', async ({
  browser,
  baseURL,
}) => {
  // Without the key of the sandbox, which widens the limits.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  const check = checkPageOf(page);
  await check.open();
  const headers = { Origin: baseURL ?? '', 'X-Requested-With': 'XMLHttpRequest' };
  for (let round = 0; round < 20; round += 1)
    await context.request.post('/api/public/check', { headers, data: { source: abstract, post: right } });
  await check.ask({ post: wrong, paper: abstract });
  await expect(page.getByRole('alert')).toContainText('Too many requests');
  await expect(page.getByRole('alert')).toContainText(/In (?:a second|\d+ seconds) it goes on/);
  await expect(check.post).toHaveValue(wrong);
  await context.close();
});

test('is reached from the first page, read without JavaScript, and keeps nothing of a post', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a post' }).click();
  await expect(page).toHaveURL('/check');
  const check = checkPageOf(page);
  await check.open();
  await check.ask({ post: wrong, paper: abstract });
  await expect(check.found).toContainText('not supported');
  await expect(page).toHaveURL('/check');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('Word recall');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const drawn = await plain.newPage();
  await drawn.goto('/check');
  await expect(drawn.getByRole('heading', { level: 1, name: 'Does the post say what' })).toBeVisible();
  await plain.close();
});

test('what was typed and asked before the page answered is checked when it does', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/check', { waitUntil: 'commit' });
  const check = checkPageOf(page);
  await check.post.fill(wrong);
  await check.paper.fill(abstract);
  await check.submit.click();
  answer();
  await expect(check.found).toContainText('1 sentence is not supported.');
  await expect(check.post).toHaveValue(wrong);
});
