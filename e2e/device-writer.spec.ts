import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf, pressTool } from './generator-page.ts';

/** A browser with a model of its own: its first answer exaggerates, its repair says what the paper says. */
async function giveBrowserAModel(page: Page, works: boolean): Promise<void> {
  await page.addInitScript((canWrite) => {
    const session = () => {
      let finding = '';
      return {
        promptStreaming(
          text: string,
          { responseConstraint }: { responseConstraint: { required: string[] } },
        ) {
          const facts = /"finding":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
          const isRepair = facts === undefined;
          finding = facts ?? finding;
          const post = isRepair ? finding : `A miracle, once and for all. ${finding}`;
          const posts = Object.fromEntries(responseConstraint.required.map((id) => [id, post]));
          return new ReadableStream({
            start(controller) {
              if (!canWrite) return controller.error(new DOMException('no', 'NotSupportedError'));
              for (const piece of JSON.stringify(posts).match(/[\s\S]{1,20}/gu) ?? [])
                controller.enqueue(piece);
              controller.close();
            },
          });
        },
        destroy: () => undefined,
      };
    };
    Object.assign(window, {
      LanguageModel: { availability: async () => 'available', create: async () => session() },
    });
  }, works);
}

test('a browser without a model is offered none', async ({ page, signedIn }) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Write on this device, nothing leaves it' })).toHaveCount(
    0,
  );
});

test('writes on the device: checked, repaired, counted, and nothing of the text sent', async ({
  page,
  context,
  signedIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  await giveBrowserAModel(page, true);
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.getByRole('checkbox', { name: 'Write on this device, nothing leaves it' }).check();
  await expectAccessible(page);
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toContainText('warming');
  await expect(generator.post('X / Twitter')).not.toContainText('miracle');
  await expect(page.getByText('Written by a model on your device. Nothing left it.')).toBeVisible();
  await expect(page.getByText('Sent back once for what the check found: X / Twitter.')).toBeVisible();
  const { postsUsed } = await (await context.request.get('/api/teams/me')).json();
  expect(postsUsed).toBe(1);
  expect(sent).toEqual(['/api/posts/count {"platforms":["twitter"]}']);
  // Another opening is written here too, and tells nobody anything.
  await pressTool(generator.post('X / Twitter'), 'New opening line');
  await expect(page.getByText('the model of your browser is rewriting', { exact: false })).toHaveCount(0);
  await expect(generator.post('X / Twitter')).toContainText('Written by the model of your browser');
  expect(sent).toHaveLength(1);
  await expect(generator.history.getByText('Nothing yet.')).toBeVisible();
  await expect(page.getByText('Written on your device: in this tab, not in your history')).toBeVisible();
});

test('a model of the browser that fails is told, and the engine writes in the browser too', async ({
  page,
  signedIn,
}) => {
  await giveBrowserAModel(page, false);
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  const generator = generatorOf(page);
  await generator.takeSample();
  await page.getByRole('checkbox', { name: 'Write on this device, nothing leaves it' }).check();
  await generator.generate.click();
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'The model of your browser could not write this.' });
  await failed.getByRole('button', { name: 'Write with Paperlark’s own writer' }).click();
  await expect(generator.post('X / Twitter')).toBeVisible();
  await expect(page.getByText('Written on your device: in this tab, not in your history')).toBeVisible();
  await expect(generator.history.getByText('Nothing yet.')).toBeVisible();
});
