import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { generatorOf, pressTool, traced } from './generator-page.ts';
import { keepChats } from './keep-chats.ts';
import { ownAbstractOf, ownText } from './own-abstract-page.ts';
import { buyPlan, pricingOf, testCards } from './pricing-page.ts';
import { dashboardOf } from './team-page.ts';
import { holdTold } from './told.ts';

/** Pictures of every screen and state, to be looked at: node tools/show-screens.ts. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: true;
  /** Only what the window shows, for what floats above the page. */
  readonly windowOnly?: true;
  readonly act?: (page: Page) => Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-own', path: '/', windowOnly: true, act: openOwn },
  { name: 'landing-own-posts', path: '/', windowOnly: true, act: writeOwnPosts },
  { name: 'landing-explore', path: '/', windowOnly: true, act: openExplore },
  { name: 'landing-film', path: '/', windowOnly: true, act: openFilm },
  { name: 'landing-install', path: '/', windowOnly: true, act: offerInstall },
  { name: 'offline', path: '/offline.html' },
  { name: 'landing-theme', path: '/', windowOnly: true, act: openTheme },
  { name: 'landing-menu', path: '/', windowOnly: true, act: openMenu },
  { name: 'check', path: '/check' },
  { name: 'check-found', path: '/check', act: checkExample },
  { name: 'login', path: '/login', act: awaitGoogle },
  {
    name: 'login-missing',
    path: '/login',
    act: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  { name: 'signup', path: '/signup', act: awaitGoogle },
  { name: 'signup-wrong', path: '/signup', act: signUpWrongly },
  { name: 'landing-signed-in', path: '/', signedIn: true, windowOnly: true, act: openMenuOfSomeone },
  { name: 'redeem-signed-out', path: '/redeem-trial' },
  { name: 'redeem-without-link', path: '/redeem-trial', signedIn: true, act: awaitRefusal },
  { name: 'messages', path: '/login', windowOnly: true, act: failTwice },
  { name: 'not-found', path: '/nowhere' },
  { name: 'pricing', path: '/pricing', act: awaitPlans },
  { name: 'pricing-checkout', path: '/pricing', signedIn: true, windowOnly: true, act: declineCard },
  { name: 'account-free', path: '/account', signedIn: true },
  { name: 'account', path: '/account', signedIn: true, act: showAccount },
  { name: 'account-cancel', path: '/account', signedIn: true, windowOnly: true, act: askToCancel },
  { name: 'team', path: '/account', signedIn: true, act: (page) => openTeam(page, 'Overview') },
  { name: 'team-members', path: '/account', signedIn: true, act: inviteTwo },
  { name: 'team-billing', path: '/account', signedIn: true, act: (page) => openTeam(page, 'Billing') },
  { name: 'team-support', path: '/account', signedIn: true, act: (page) => openTeam(page, 'Support') },
  { name: 'join-failed', path: '/join/not-a-token', signedIn: true },
  { name: 'account-team', path: '/account', signedIn: true, act: showAccountOfOwner },
  { name: 'generator-empty', path: '/home', signedIn: true, act: awaitDraft },
  { name: 'generator-filled', path: '/home', signedIn: true, act: fillAll },
  { name: 'generator-too-short', path: '/home', signedIn: true, windowOnly: true, act: submitNothing },
  { name: 'generator-waiting', path: '/home', signedIn: true, act: wait },
  { name: 'generator-results', path: '/home', signedIn: true, act: generateAll },
  { name: 'generator-picture', path: '/home', signedIn: true, act: drawPicture },
  { name: 'generator-tones', path: '/home', signedIn: true, act: compareTones },
  { name: 'generator-editing', path: '/home', signedIn: true, act: editPost },
  { name: 'generator-thread', path: '/home', signedIn: true, windowOnly: true, act: pointAtSentence },
  { name: 'generator-used-up', path: '/home', signedIn: true, act: useUp },
  { name: 'generator-unreachable', path: '/home', signedIn: true, windowOnly: true, act: breakIt },
  { name: 'history-delete', path: '/home', signedIn: true, windowOnly: true, act: askToDelete },
  { name: 'history-nearly-full', path: '/home', signedIn: true, act: (page) => showRoom(page, 260) },
  { name: 'history-full', path: '/home', signedIn: true, act: (page) => showRoom(page, 300) },
  { name: 'account-full', path: '/account', signedIn: true, act: showFullAccount },
  { name: 'chat', path: '/home', signedIn: true, act: openChat },
  { name: 'chat-none', path: '/chat/none', signedIn: true },
];

for (const shot of shots) {
  const draw = async (page: Page): Promise<void> => {
    await page.goto(shot.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot.act?.(page);
    await page.evaluate(async (isWhole) => {
      // The header stays at the top of the window: on a picture of the whole page that is its beginning.
      if (isWhole) scrollTo({ top: 0, behavior: 'instant' });
      await document.fonts.ready;
    }, shot.windowOnly === undefined);
    const { project } = test.info();
    await page.screenshot({
      path: `test-results/shots/${shot.name}-${project.name}.png`,
      fullPage: shot.windowOnly === undefined,
      animations: 'disabled',
    });
  };
  if (shot.signedIn) {
    test(shot.name, async ({ page, signedIn }) => {
      expect(signedIn.email).not.toBe('');
      await draw(page);
    });
  } else {
    test(shot.name, ({ page }) => draw(page));
  }
}

/** Pages come drawn; what they learn of whoever is there comes after. */
async function awaitGoogle(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
}

async function awaitPlans(page: Page): Promise<void> {
  await expect(pricingOf(page).interval('Yearly')).toBeVisible();
}

async function awaitDraft(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Abstract or DOI' })).toBeVisible();
}

async function showRoom(page: Page, chats: number): Promise<void> {
  await keepChats(page.context(), 0, chats);
  await page.reload();
  const history = page.getByRole('button', { name: 'History' });
  if (await history.isVisible()) await history.click();
  await expect(page.getByText(`${chats} of 300 saved chats`)).toBeVisible();
  if (chats < 300) return;
  const generator = generatorOf(page);
  await generator.takeSample();
  await generator.generate.click();
  await expect(page.getByText('Not saved: no room left in your history')).toBeVisible();
}

async function showFullAccount(page: Page): Promise<void> {
  await keepChats(page.context(), 0, 300);
  await page.reload();
  await expect(page.getByText('No room left')).toBeVisible();
}

async function openTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme' }).filter({ visible: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function openExplore(page: Page): Promise<void> {
  await openMenu(page);
  const explore = page.getByRole('button', { name: 'Explore' });
  if (await explore.isVisible()) await explore.click();
}

async function openFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch demo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openOwn(page: Page): Promise<void> {
  const own = ownAbstractOf(page);
  await own.opener.click();
  await expect(own.text).toBeFocused();
}

async function writeOwnPosts(page: Page): Promise<void> {
  await openOwn(page);
  const own = ownAbstractOf(page);
  await own.text.fill(ownText);
  await own.write.click();
  await expect(own.posts).toBeFocused();
}

async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await expect(page.getByRole('complementary', { name: 'Install Paperlark' })).toBeVisible();
}

async function openMenuOfSomeone(page: Page): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

async function signUpWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter an email address')).toBeVisible();
}

async function awaitRefusal(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
}

async function failTwice(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password').fill('something else');
  await holdTold(page);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Login failed' })).toBeVisible();
  await signIn.click();
  await expect(page.getByText('2×')).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

async function fillAll(page: Page): Promise<void> {
  await generatorOf(page).takeSample();
  await page.getByRole('button', { name: 'Add citation' }).click();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Key facts we found' })).toBeVisible();
}

async function submitNothing(page: Page): Promise<void> {
  await generatorOf(page).generate.click();
  await expect(page.getByText('No Abstract Detected')).toBeVisible();
}

async function wait(page: Page): Promise<void> {
  await page.route('**/api/posts', () => undefined);
  await fillAll(page);
  await generatorOf(page).generate.click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
}

async function generateAll(page: Page): Promise<void> {
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await generator.generate.click();
  await expect(generator.post('Instagram')).toBeVisible();
}

async function pointAtSentence(page: Page): Promise<void> {
  await generateAll(page);
  await generatorOf(page).post('X / Twitter').locator(traced).first().click();
  await expect(page.locator('[data-lit="true"]').first()).toBeVisible();
}

async function drawPicture(page: Page): Promise<void> {
  await generateAll(page);
  await pressTool(generatorOf(page).post('Instagram'), 'Picture for Instagram');
  await expect(page.getByRole('region', { name: 'Share card' }).locator('img')).toHaveCount(2);
}

async function compareTones(page: Page): Promise<void> {
  await generateAll(page);
  await pressTool(generatorOf(page).post('LinkedIn'), 'Compare tones for LinkedIn');
  await expect(page.getByRole('region', { name: 'The same finding in two tones' })).toBeVisible();
}

async function editPost(page: Page): Promise<void> {
  await generateAll(page);
  await pressTool(generatorOf(page).post('X / Twitter'), 'Show the X post as a thread');
  await page.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  await page
    .getByRole('textbox', { name: 'Text of the X / Twitter post' })
    .fill('Warming cured 9,000 bears.');
  await expect(page.getByText(/9,000/).first()).toBeVisible();
}

async function useUp(page: Page): Promise<void> {
  const generator = generatorOf(page);
  await generateAll(page);
  await page.getByRole('button', { name: 'Deselect All' }).click();
  await generator.platform('Facebook').check();
  await generator.generate.click();
  await expect(page.getByText('This month’s posts are used up')).toBeVisible();
}

async function breakIt(page: Page): Promise<void> {
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.route('**/api/posts', (route) => route.abort());
  await generator.generate.click();
  await expect(page.getByText('Paperlark cannot be reached')).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'History' });
  if (await fold.isVisible()) await fold.click();
}

async function askToDelete(page: Page): Promise<void> {
  await generateAll(page);
  await openHistory(page);
  await page.getByRole('button', { name: /^Delete “/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function openChat(page: Page): Promise<void> {
  await generateAll(page);
  await openHistory(page);
  await generatorOf(page).history.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('article').first().locator('[data-mark]').first()).toBeVisible();
}

async function declineCard(page: Page): Promise<void> {
  const pricing = pricingOf(page);
  await pricing.buy('Pro, yearly').click();
  await pricing.pay(testCards.declined);
  await expect(pricing.window).toContainText('Your card was declined.');
}

async function showAccount(page: Page): Promise<void> {
  await buyPlan(page, 'Pro, monthly');
  await page.goto('/account');
  await expect(page.getByLabel('New plan')).toBeVisible();
}

async function askToCancel(page: Page): Promise<void> {
  await showAccount(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

async function openTeam(page: Page, tab: 'Overview' | 'Members' | 'Billing' | 'Support'): Promise<void> {
  await buyPlan(page, 'Advanced, yearly');
  await page.goto('/team-dashboard');
  await dashboardOf(page).tab(tab).click();
  await expect(page.getByRole('tabpanel')).toContainText(/./);
}

async function inviteTwo(page: Page): Promise<void> {
  await openTeam(page, 'Members');
  await dashboardOf(page).invite('grace@example.org');
  await dashboardOf(page).invite('a-rather-long-address-of-somebody@a-rather-long-domain.example.org');
  await expect(page.getByRole('list', { name: 'Invites' }).getByRole('listitem')).toHaveCount(2);
}

async function showAccountOfOwner(page: Page): Promise<void> {
  await buyPlan(page, 'Small Team, yearly');
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Open Team Dashboard' })).toBeVisible();
}

async function checkExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in an example' }).click();
  await page.getByRole('button', { name: 'Check the post' }).click();
  await expect(page.getByRole('region', { name: 'What was found' })).toBeVisible();
}
