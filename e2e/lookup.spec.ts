import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from './fixtures.ts';
import { generatorOf } from './generator-page.ts';
import { expectTold, holdTold } from './told.ts';

/** An admin of their own for each test: only some plans have look-ups, and nothing can be bought yet. */
async function openAs(page: Page, name: string, baseURL: string | undefined) {
  await createAccount(page.context().request, baseURL ?? '', `${name}@example.org`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  await expect(page.getByText(`${name}@example.org`)).toBeVisible();
  await page.getByRole('button', { name: 'Add citation' }).click();
  const panel = page.getByRole('region', { name: 'Fetch by DOI or number' });
  return {
    panel,
    field: (label: string) => panel.getByRole('textbox', { name: label }),
    fetch: (what: string) => panel.getByRole('button', { name: `Fetch ${what}` }),
    paste: async (label: string, text: string) => {
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await panel.getByRole('textbox', { name: label }).focus();
      await page.keyboard.press('ControlOrMeta+V');
    },
  };
}

test('from a pasted DOI to four posts in two actions', async ({ page, baseURL }) => {
  const lookup = await openAs(page, 'look1', baseURL);
  const generator = generatorOf(page);
  await lookup.paste('Research paper', ' https://doi.org/10.7554/eLife.01567. ');
  await expectTold(page, '✅ Research Paper Loaded');
  await expect(
    page.getByText('No notice of a retraction or correction on record at Crossref, OpenAlex.'),
  ).toBeVisible();
  await expect(
    page.getByText(
      /^Abstract, title, journal, year, author, publisher, funders, and link from Crossref · licence CC BY 3\.0/,
    ),
  ).toBeVisible();
  await expect(generator.text).toHaveValue(/^Among various advantages/);
  await expect(page.getByLabel('Lead or first author')).toHaveValue('Martial Sankar');
  await expect(page.getByLabel('Year')).toHaveValue('2014');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Select All', exact: true }).click();
  await generator.generate.click();
  await expect(page.getByText('4 posts are ready.')).toBeVisible();
  await expect(generator.post('LinkedIn')).toContainText('https://doi.org/10.7554/elife.01567');
});

test('a retracted article gets a post that says so, and no other', async ({ page, baseURL }) => {
  const lookup = await openAs(page, 'look2', baseURL);
  const generator = generatorOf(page);
  await lookup.field('Research paper').fill('10.1538/expanim.54.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This article has been retracted (2022-08-01).')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The notice' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1538/expanim.54.1.r1',
  );
  await expect(page.getByText('No abstract is on record.')).toBeVisible();
  await expectAccessible(page);

  await generator.text.fill(
    'Treadmill exercise increased bone mass by 12% in female rats. The effect was larger in young animals.',
  );
  await generator.generate.click();
  await expect(generator.post('X / Twitter')).toContainText(
    'This article has been retracted: "Effect of Treadmill Exercise on Bone Mass in Female Rats".',
  );
  await expect(generator.post('X / Twitter')).not.toContainText('12%');
});

test('a paste goes where it belongs; what fails is told beside its field', async ({ page, baseURL }) => {
  const lookup = await openAs(page, 'look3', baseURL);
  const generator = generatorOf(page);
  await generator.takeSample();
  // A record without an abstract empties nothing, neither the first nor the next one.
  for (const time of ['first', 'next']) {
    await test.step(time, async () => {
      await lookup.paste('Research paper', 'https://undocs.org/en/A/RES/54/139');
      await expect(lookup.field('UN or NGO document')).toHaveValue('https://undocs.org/en/A/RES/54/139');
      await expectTold(page, '✅ UN Document Loaded');
      await expect(generator.text).toHaveValue(/^The goal of this study/);
      await expect(page.getByText(/The text below is the one from before/)).toBeVisible();
    });
  }

  await lookup.field('Dataset').fill('10.99999/none');
  await lookup.fetch('dataset').click();
  await expectTold(page, '❌ Dataset Lookup Failed');
  await expect(lookup.field('Dataset')).toHaveAccessibleDescription(/^Dataset not found\./);
  await lookup.field('Patent').fill('13/478,413');
  await lookup.fetch('patent').click();
  await expect(lookup.field('Patent')).toHaveAccessibleDescription(/number of an application/);
  await expectAccessible(page);
});

test('an outage is no "not found", loses nothing, and a second try works', async ({ page, baseURL }) => {
  const lookup = await openAs(page, 'look4', baseURL);
  const generator = generatorOf(page);
  await generator.takeSample();
  const path = '**/api/doi/metadata*';
  const message =
    'Crossref took too long. That says nothing about the work. Try again in a minute, or paste the text yourself.';
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { message, code: 'unavailable', title: '❌ DOI Lookup Failed' } }),
  );
  await holdTold(page);
  await lookup.field('Research paper').fill('10.7554/eLife.01567');
  await lookup.fetch('research paper').click();
  await expect(lookup.field('Research paper')).toHaveAccessibleDescription(message);
  await expect(generator.text).toHaveValue(/^The goal of this study/);
  await page.unroute(path);
  await lookup.fetch('research paper').click();
  await expect(generator.text).toHaveValue(/^Among various advantages/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(generator.text).toHaveValue(/^The goal of this study/);
});

test('of a long abstract the best part is used, and all is cleared and brought back', async ({
  page,
  baseURL,
}) => {
  const lookup = await openAs(page, 'look5', baseURL);
  const generator = generatorOf(page);
  const long = Array.from({ length: 70 }, (_, n) => `Sentence ${n} says that sharks slap their tails.`).join(
    ' ',
  );
  await page.route('**/api/doi/metadata*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), abstract: long } });
  });
  await lookup.field('Research paper').fill('10.7554/eLife.01567');
  await lookup.fetch('research paper').click();
  const part = page.getByRole('region', { name: 'The part that is used' });
  await expect(part.getByText(`of ${long.length.toLocaleString('en')}`)).toBeVisible();
  await expect(generator.text).toHaveValue(long);

  await page.reload();
  await expect(page.getByText(/^Abstract, title, journal, year/)).toBeVisible();
  await holdTold(page);
  await lookup.panel.getByRole('button', { name: 'Clear All' }).click();
  await expect(generator.text).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText(/^Abstract, title, journal, year/)).toBeVisible();
  await expect(generator.text).toHaveValue(/tails\.$/);
});

test('from a DOI in the one box to a copied post: a paste, a key and a click', async ({ page, baseURL }) => {
  await createAccount(page.context().request, baseURL ?? '', 'look7@example.org');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/home');
  await expect(page.getByText('look7@example.org')).toBeVisible();
  const generator = generatorOf(page);
  await generator.text.focus();
  await page.evaluate(() => navigator.clipboard.writeText('https://doi.org/10.7554/eLife.01567'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('A paper: 10.7554/elife.01567.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await generator.post('X / Twitter').getByRole('button', { name: 'Copy the X / Twitter post' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('doi.org/10.7554/elife.01567');
});

test('a number without an abstract on record asks for the text, and the box is free for it', async ({
  page,
  baseURL,
}) => {
  await createAccount(page.context().request, baseURL ?? '', 'look8@example.org');
  await page.goto('/home');
  await expect(page.getByText('look8@example.org')).toBeVisible();
  const generator = generatorOf(page);
  await generator.text.fill('US 10,343,279 B2');
  await page.getByRole('button', { name: 'Fetch it' }).click();
  await expect(page.getByText('No abstract is on record.')).toBeVisible();
  await expect(generator.text).toHaveValue('');
});

test('the free plan is told before anything is pressed what comes with which plan', async ({
  page,
  signedIn,
}) => {
  await page.goto('/home');
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await generatorOf(page).text.fill('PMID: 32171521');
  await expect(page.getByText('A paper: PMID 32171521.')).toBeVisible();
  await expect(page.getByText(/^A paper.*comes with Pro\. Paste the abstract instead, or/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetch it' })).toHaveCount(0);
  await expectAccessible(page);
  // Longer than a text has to be, and none: nothing is written of it, and nothing counted.
  await generatorOf(page).text.fill(
    'https://pubmed.ncbi.nlm.nih.gov/32171521/?utm_source=newsletter&utm_campaign=2026',
  );
  await generatorOf(page).generate.click();
  await expect(page.getByText(/^No Abstract Detected\./)).toBeVisible();
  await expect(page.getByText('0 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Add citation' }).click();
  await expect(page.getByLabel('Journal', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fetch by DOI or number' })).toHaveCount(0);
});
