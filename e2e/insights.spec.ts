import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { expectTold } from './told.ts';

test('the free plan is told where the insights begin', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await expect(insights).toContainText(
    'Hashtag suggestions come with the Advanced plan, highlights and engagement estimates with Business.',
  );
  await expect(insights.getByRole('button')).toHaveCount(0);
});

test('an admin gets hashtags, a highlight and estimates, and hears what is missing', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  const predict = insights.getByRole('button', { name: 'Predict engagement' });
  await expect(predict).toBeDisabled();
  await predict.dispatchEvent('click');
  await expectTold(page, 'No posts available to predict.');
  const suggest = insights.getByRole('button', { name: 'Suggest hashtags' });
  const highlightButton = insights.getByRole('button', { name: 'Write a highlight' });
  const why = 'These read the research content: paste at least 50 characters of it first.';
  await generatorOf(page).text.fill(`${' '.repeat(60)}Only this much, however much room is around it.`);
  for (const button of [suggest, highlightButton, predict]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(why);
  }
  await suggest.dispatchEvent('click');
  await expectTold(page, 'No Abstract Detected');
  await generatorOf(page).text.fill('');

  await generatorOf(page).takeSample();
  await expect(insights.getByText(why)).toHaveCount(0);
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(insights.getByRole('region', { name: 'Hashtags' })).toContainText('#PlantScience');
  await insights.getByRole('button', { name: 'Write a highlight' }).click();
  const highlight = insights.getByRole('region', { name: 'Highlight' });
  await expect(highlight).toContainText('response of arctic plants to warming');

  await generatorOf(page).generate.click();
  await expect(generatorOf(page).post('X / Twitter')).toBeVisible();
  const followers = insights.getByRole('spinbutton', { name: 'Followers of the account' });
  await followers.fill('1.5');
  await expect(insights.getByText('Please give a whole number up to 100,000,000.')).toBeVisible();
  await followers.fill('250000');
  await predict.click();
  const estimate = insights.getByRole('region', { name: 'Engagement estimate' });
  await expect(estimate).toContainText('An estimate for an account with 250,000 followers');
  const table = estimate.getByRole('table', { name: 'Engagement estimate for X / Twitter' });
  await expect(table.getByRole('row', { name: /^Replies \d+ \d+ to \d+$/ })).toBeVisible();
  await expect(estimate.getByRole('listitem').first()).toContainText(/^(?:Raises|Lowers) it:/);
  await estimate.getByText('How this is estimated, and what it is not').click();
  await expect(estimate.getByText(/No engagement data was available/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The numbers are for these posts: others take them away.
  await generatorOf(page).generate.click();
  await expect(generatorOf(page).post('X / Twitter')).toBeVisible();
  await expect(estimate).toHaveCount(0);
});

/** In the page: how much of the highlight has been typed, each time that it changed. */
function watchTyping(): void {
  const seen: number[] = [];
  Object.assign(window, { typedOfHighlight: seen });
  new MutationObserver(() => {
    const typed = document.querySelector('[data-typed]');
    if (typed !== null && typed.textContent.length !== seen.at(-1)) seen.push(typed.textContent.length);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the first 60 characters of a highlight are typed, unless less motion is wanted: ${reducedMotion}`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).not.toBe('');
    await page.emulateMedia({ reducedMotion });
    await page.route('**/api/teams/me', async (route) => {
      const team = await (await route.fetch()).json();
      await route.fulfill({
        json: {
          ...team,
          planKey: 'BUSINESS',
          maxKeys: 3,
          hasGenerator: true,
          lifetime: true,
          isLifetime: true,
        },
      });
    });
    const text = 'A highlight that is longer than what is typed of it, so that the rest of it comes at once.';
    await page.route('**/api/highlight', (route) => route.fulfill({ json: { highlight: text } }));
    await page.goto('/home');
    await generatorOf(page).takeSample();
    await page.evaluate(watchTyping);
    await page.getByRole('button', { name: 'Write a highlight' }).click();
    const highlight = page.getByRole('region', { name: 'Highlight' });
    await expect(highlight.getByText(text, { exact: true })).toBeVisible();
    await expect(highlight.locator('[data-typed]')).toHaveCount(0);
    await expect(highlight.getByText(text, { exact: true }).locator('..')).toHaveCSS('opacity', '1');
    const seen = await page.evaluate(() => Reflect.get(window, 'typedOfHighlight') as readonly number[]);
    if (reducedMotion === 'reduce') expect(seen).toEqual([]);
    else expect(seen).toEqual(Array.from({ length: 60 }, (_, count) => count));
  });
}

test('a refusal of the server is told in its own words', async ({ page, signedIn }) => {
  // The plan ended in another window: the screen still believes in it, the server does not.
  await page.route('**/api/teams/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hasGenerator: true, maxKeys: 3 } });
  });
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await generatorOf(page).takeSample();
  await page.getByRole('button', { name: 'Write a highlight' }).click();
  await expectTold(page, 'Not in your plan');
  await expectTold(page, 'Highlights come with the Business plan. Upgrade to use them.');

  await generatorOf(page).generate.click();
  await expect(generatorOf(page).post('X / Twitter')).toBeVisible();
  const predict = page.getByRole('button', { name: 'Predict engagement' });
  // By the keyboard: messages of the refusals before lie over the button.
  await predict.press('Enter');
  await expectTold(page, 'Engagement predictions come with the Business plan. Upgrade to use them.');
  await page.route('**/api/predict', (route) => route.fulfill({ json: { predictions: {} } }));
  await predict.press('Enter');
  await expectTold(page, 'No predictions returned');
  await page.route('**/api/predict', (route) => route.fulfill({ status: 500, json: {} }));
  await predict.press('Enter');
  await expectTold(page, 'Failed to predict engagement');
});
