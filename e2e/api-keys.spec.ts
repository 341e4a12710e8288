import { expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { buyTeamPlan } from './team-plan.ts';
import { expectTold } from './told.ts';

test('the extras of a team are called with its keys, and a key that was changed is replaced', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).not.toBe('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buyTeamPlan(page, 'business_year');
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'API keys' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByText('Never used')).toHaveCount(3);
  const keys: string[] = [];
  for (const position of [1, 2, 3]) {
    await card.getByRole('button', { name: `Copy key ${position}` }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).not.toBe(keys.at(-1) ?? '');
    keys.push(await copied());
  }
  expect(new Set(keys).size).toBe(3);
  await expectAccessible(page);

  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:highlight|hashtags|predict)$/.test(request.url()))
      sent.push(request.headers()['authorization'] ?? request.headers()['x-api-key']);
  });
  await page.goto('/home');
  const generator = generatorOf(page);
  await generator.takeSample();
  const insights = page.getByRole('region', { name: 'Advanced Insights' });
  await insights.getByRole('button', { name: 'Suggest hashtags' }).click();
  await expect(page.getByRole('region', { name: 'Hashtags' })).toBeVisible();
  expect(sent).toEqual([keys[1]]);

  // Changed elsewhere meanwhile: the old key is refused, and the person's own session does.
  const team = await (await page.request.get('/api/teams/me')).json();
  const [first] = await (await page.request.get(`/api/teams/${team.id}/keys`)).json();
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Origin: new URL(page.url()).origin };
  const changed = await page.request.post(`/api/teams/${team.id}/keys/${first.id}/rotate`, {
    headers,
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await insights.getByRole('button', { name: /highlight/i }).click();
  await expect(page.getByRole('region', { name: 'Highlight' })).toBeVisible();
  expect(sent[1]).toBe(keys[0]);
  expect(sent[2]).not.toBe(keys[0]);

  await page.goto('/account');
  await expect(card.getByText(/^Last used/)).toHaveCount(1);
  await card.getByRole('button', { name: 'Change key 2' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change key 2?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Change it' }).click();
  await expectTold(page, 'Key changed');
  await expect(card.getByText('Never used')).toHaveCount(3);
});
