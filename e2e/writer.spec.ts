import type { APIRequestContext, Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { generatorOf, pressTool } from './generator-page.ts';
import { buyPlan } from './pricing-page.ts';
import { expectTold } from './told.ts';

const [modelPort = '', serverPort = ''] = (process.env['E2E_MODEL_PORTS'] ?? '').split(' ');
const model = `http://127.0.0.1:${modelPort}`;

test.use({ baseURL: `http://127.0.0.1:${serverPort}` });
// One after the other: they share one model, which is told what to do next.
test.describe.configure({ mode: 'default' });

interface Seen {
  readonly left: boolean;
  readonly answered: boolean;
}

const next = (request: APIRequestContext, behaviour: object) =>
  request.post(`${model}/control/next`, { data: behaviour });
const release = (request: APIRequestContext) => request.post(`${model}/control/release`);
const seen = async (request: APIRequestContext): Promise<Seen[]> =>
  (await request.get(`${model}/control/log`)).json();
const compared = async (request: APIRequestContext): Promise<Seen[]> =>
  (await request.get(`${model}/control/claims`)).json();
const used = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/teams/me')).json()).postsUsed;

/** The generator with a text in it. */
async function withSample(page: Page, { email }: { readonly email: string }) {
  await page.goto('/home');
  await expect(page.getByText(email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  return generator;
}

test('the first card is there while the model still writes the second', async ({
  page,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.platform('LinkedIn').check();
  await next(request, { does: 'wait', manner: 'good' });
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  // The model waits to be let on: the second card cannot be there, and the whole is not done.
  await expect(page.getByRole('status').filter({ hasText: 'Writing for LinkedIn…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crafting Content...' })).toBeDisabled();
  await expect(generator.post('LinkedIn')).toHaveCount(0);
  await expectAccessible(page);
  await release(request);
  await expect(generator.post('LinkedIn')).toBeVisible();
  await expect(page.getByText('2 posts are ready.')).toBeVisible();
  await expect(page.getByText(/Written by stand-in at 127\.0\.0\.1:\d+, and checked here/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a saved chat says how it was made, and gives it away as a file', async ({ page, signedIn }) => {
  const generator = await withSample(page, signedIn);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await generator.history
    .getByRole('link')
    .filter({ hasText: 'Diminished Response of Arctic Plants' })
    .click();
  const made = page.getByRole('region', { name: 'How this was made' });
  await expect(made).toContainText('Written by stand-in');
  await expect(made.getByRole('link', { name: 'Download with this record' })).toHaveAttribute(
    'download',
    /json$/,
  );
  await expectAccessible(page);
});

test('closing the tab ends the request at the model and gives back what was not shown yet', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.platform('LinkedIn').check();
  const before = (await seen(request)).length;
  await next(request, { does: 'wait', manner: 'good' });
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await page.close();
  await expect.poll(async () => (await seen(request))[before]?.left).toBe(true);
  await expect.poll(() => used(context.request)).toBe(1);
});

test('what was shown before a cancel is there again, counted once, when the same is asked for', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.platform('LinkedIn').check();
  await next(request, { does: 'wait', manner: 'good' });
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => used(context.request)).toBe(1);
  await generator.generate.click();
  await expect(page.getByText('2 posts are ready.')).toBeVisible();
  expect((await seen(request)).at(-1)).toMatchObject({ platforms: ['linkedin'], answered: true });
  expect(await used(context.request)).toBe(2);
});

test('cancelling before that gives all back, and the form is free again', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  const before = (await seen(request)).length;
  await next(request, { does: 'wait', manner: 'good' });
  await generator.generate.click();
  await expect.poll(async () => (await seen(request)).length).toBe(before + 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectTold(page, /^Cancelled$/);
  await expect(generator.generate).toBeEnabled();
  await expect.poll(async () => (await seen(request))[before]?.left).toBe(true);
  await expect.poll(() => used(context.request)).toBe(0);
});

test('a model that fails is named, and one click gets the posts all the same', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await next(request, { does: 'status', status: 401 });
  await generator.generate.click();
  const failed = page.getByRole('alert').filter({ hasText: 'The model did not write' });
  await expect(failed).toContainText(/stand-in at 127\.0\.0\.1:\d+\) refused the request/);
  await expect(failed).toContainText('Your posts were not counted.');
  expect(await used(context.request)).toBe(0);
  await expectAccessible(page);
  await failed.getByRole('button', { name: 'Write with Paperlark’s own writer' }).click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expect(
    page.getByText('Written by Paperlark’s own writer. Your text stayed on this server.'),
  ).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(await used(context.request)).toBe(1);
});

test('a fact put right goes to the model that wrote the post: it is rewritten there, free, and can be let go', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  const text = card.locator('p.whitespace-pre-wrap');
  await expect(card.getByText('Written by stand-in', { exact: true })).toBeVisible();
  const before = (await text.textContent()) ?? '';
  await next(request, { does: 'wait', manner: 'good' });
  await generator.source.getByRole('button', { name: 'Lead with sentence 4' }).click();
  const rewriting = card.getByRole('status').filter({ hasText: 'stand-in is rewriting this post…' });
  await expect(rewriting).toBeVisible();
  await expect(text).toHaveText(before);
  await expectAccessible(page);
  await release(request);
  await expect(text).not.toHaveText(before);
  await expect(rewriting).toHaveCount(0);
  await expect(card.getByText('Written by stand-in', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved in your history')).toBeVisible();
  expect(await used(context.request)).toBe(1);
  // Cancelled, it stays as it was, and the request at the model ends.
  const now = (await text.textContent()) ?? '';
  const asked = (await seen(request)).length;
  await next(request, { does: 'keep-silent' });
  await pressTool(card, 'New opening line for X / Twitter');
  await expect.poll(async () => (await seen(request)).length).toBe(asked + 1);
  await card.getByRole('button', { name: 'Cancel: keep the X / Twitter post as it is' }).click();
  await expect(rewriting).toHaveCount(0);
  await expect(text).toHaveText(now);
  await expect.poll(async () => (await seen(request))[asked]?.left).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveText(before);
});

test('a model that is down leaves its post as it is, and the person chooses who writes', async ({
  page,
  context,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  const text = card.locator('p.whitespace-pre-wrap');
  await expect(card.getByText('Written by stand-in', { exact: true })).toBeVisible();
  const before = (await text.textContent()) ?? '';
  const choice = card.getByRole('alert').filter({ hasText: 'stand-in did not rewrite this post' });
  await next(request, { does: 'status', status: 401 });
  await generator.source.getByRole('button', { name: 'Lead with sentence 4' }).click();
  await expect(choice).toContainText(/stand-in at 127\.0\.0\.1:\d+\) refused the request/);
  await expect(text).toHaveText(before);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choice.getByRole('button', { name: 'Keep this post as it is: X / Twitter' }).click();
  await expect(choice).toHaveCount(0);
  await expect(text).toHaveText(before);
  await expect(card).toContainText('The facts changed since this was written, and it stayed as it is.');
  await next(request, { does: 'status', status: 401 });
  await pressTool(card, 'Write anew the X / Twitter post');
  await choice.getByRole('button', { name: 'Let Paperlark’s own writer do it' }).click();
  await expect(text).not.toHaveText(before);
  await expect(card.getByText('Written by Paperlark’s own writer', { exact: true })).toBeVisible();
  await expect(page.getByText(/Rewritten by Paperlark’s own writer since: X/)).toBeVisible();
  expect(await used(context.request)).toBe(1);
});

test('a post that still exaggerates is marked, with the faithful one beside it', async ({
  page,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await next(request, { does: 'answer', manner: 'exaggerates' });
  await next(request, { does: 'answer', manner: 'exaggerates' });
  await generator.generate.click();
  await expect(generator.post('X / Twitter').first()).toContainText('once and for all');
  const faithful = page.getByRole('article', { name: 'The faithful post for X / Twitter' });
  await expect(faithful).toContainText('claims no more than the paper');
  await expect(faithful.getByRole('button', { name: 'Copy the faithful X / Twitter post' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what a person changes is compared by the model once they pause, and let go when they type on', async ({
  page,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  await card.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  const before = (await compared(request)).length;
  const text = card.getByRole('textbox');
  await next(request, { does: 'keep-silent' });
  await text.fill('The goal is to determine the response of arctic plants.');
  await expect.poll(async () => (await compared(request)).length).toBe(before + 1);
  // The check here does not wait for the one there.
  await expect(card.getByRole('status')).not.toContainText('finds no support');
  await next(request, { does: 'answer', manner: 'doubts-all' });
  await text.fill('The goal is to determine the response of arctic plants to warming.');
  await expect(card.getByRole('status')).toContainText('The model finds no support for this in the source.');
  const [first, second] = (await compared(request)).slice(before);
  expect([first?.left, second?.answered]).toEqual([true, true]);
  await expectAccessible(page);
});

test('what our own writer wrote is not shown to the model, and neither is what is changed in it', async ({
  page,
  request,
  signedIn,
}) => {
  const generator = await withSample(page, signedIn);
  await next(request, { does: 'status', status: 401 });
  await generator.generate.click();
  const before = (await compared(request)).length;
  await page.getByRole('button', { name: 'Write with Paperlark’s own writer' }).click();
  const card = generator.post('X / Twitter');
  await card.getByRole('button', { name: 'Edit the X / Twitter post' }).click();
  await card.getByRole('textbox').fill('The goal is to determine the response of arctic plants in Norway.');
  await expect(card.getByRole('status')).toContainText('Norway');
  expect(await compared(request)).toHaveLength(before);
});

test('an admin sees where texts go, tries the model, and can stop it', async ({ page, context, baseURL }) => {
  await createAccount(context.request, baseURL ?? '', 'admin@example.org');
  await page.goto('/account');
  const writer = page.getByRole('region', { name: 'Writing engine' });
  await expect(writer).toContainText('stand-in');
  await expect(writer).toContainText('on the machine of this server: what you paste stays there');
  await expect(writer).toContainText('compared with the source there as well');
  await writer.getByRole('button', { name: 'Test the writer' }).click();
  await expect(writer.getByRole('status')).toContainText('the check found nothing');
  await writer.getByRole('button', { name: 'Switch the model off' }).click();
  await expect(writer.getByText('Switched off')).toBeVisible();
  await expectAccessible(page);
  await writer.getByRole('button', { name: 'Switch the model on' }).click();
  await expect(writer.getByText('Switched off')).toHaveCount(0);
});

test('a figure of one’s own is described, with what the text does not say named', async ({
  page,
  request,
  signedIn,
}) => {
  await buyPlan(page, 'Pro');
  const generator = await withSample(page, signedIn);
  await generator.generate.click();
  const card = generator.post('X / Twitter');
  await pressTool(card, 'Picture for X / Twitter');
  const panel = card.getByRole('region', { name: 'Share card' });
  await expect(panel).toContainText(/The picture is|describes it, on the machine of this server/);
  const files = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose a figure' }).click();
  await next(request, { does: 'answer', manner: 'exaggerates' });
  await (await files).setFiles('docs/generator.png');
  const told = panel.getByRole('status').filter({ hasText: 'Read it against the figure' });
  await expect(told).toContainText('Your text does not say it like this:');
  await expect(told).toContainText('“97.3%”');
  await expect(panel.getByRole('img', { name: /^Exercise always causes/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const again = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose another figure' }).click();
  await (await again).setFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(panel.getByRole('status').filter({ hasText: 'cannot read that file' })).toBeVisible();
});
