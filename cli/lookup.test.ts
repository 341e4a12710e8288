import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { runCommand } from '#testing/run-command.ts';

let services: MetadataServices;
beforeAll(async () => {
  services = await startMetadataServices();
  Object.assign(process.env, services.environment());
});
afterAll(async () => {
  for (const name of Object.keys(services.environment())) delete process.env[name];
  await services.stop();
});

const lookup = (...args: readonly string[]) => runCommand(['lookup', ...args]);

/** What is typed, what it is understood as, and the notices that must come with it. */
const known: readonly (readonly [string, string, ...string[]])[] = [
  ['10.7554/eLife.01567', '10.7554/elife.01567', 'none-on-record'],
  ['https://doi.org/10.7554/eLife.01567', '10.7554/elife.01567'],
  ['http://dx.doi.org/10.7554%2FeLife.01567', '10.7554/elife.01567'],
  ['doi:10.7554/eLife.01567.', '10.7554/elife.01567'],
  ['<10.7554/eLife.01567>', '10.7554/elife.01567'],
  ['"https://doi.org/10.7554/eLife.01567",', '10.7554/elife.01567'],
  ['10.7554/eLife.01567/full', '10.7554/elife.01567'],
  ['https://example.org/doi/full/10.7554/eLife.01567?x=1', '10.7554/elife.01567'],
  ['10.3389/fpls.2019.00816', '10.3389/fpls.2019.00816'],
  ['https://www.frontiersin.org/articles/10.3389/fgene.2017.00147/full', '10.3389/fgene.2017.00147'],
  ['10.1101/055319', '10.1101/055319', 'preprint'],
  [
    'https://www.biorxiv.org/content/10.1101/2020.12.01.406702v1.full',
    '10.1101/2020.12.01.406702',
    'preprint',
  ],
  ['10.5194/acp-2021-781', '10.5194/acp-2021-781'],
  ['10.1016/S0140-6736(97)11096-0', '10.1016/s0140-6736(97)11096-0', 'retracted'],
  ['(10.1016/S0140-6736(97)11096-0)', '10.1016/s0140-6736(97)11096-0', 'retracted'],
  ['10.1056/nejmoa2007621', '10.1056/nejmoa2007621', 'retracted'],
  ['10.1016/s0140-6736(20)31180-6', '10.1016/s0140-6736(20)31180-6', 'retracted'],
  ['10.1538/expanim.54.1', '10.1538/expanim.54.1', 'retracted'],
  ['10.1007/s00132-015-3148-2', '10.1007/s00132-015-3148-2', 'retracted'],
  ['10.1016/j.micpro.2020.103768', '10.1016/j.micpro.2020.103768', 'retracted'],
  ['10.1016/s0140-6736(10)60175-4', '10.1016/s0140-6736(10)60175-4', 'retraction-notice'],
  ['10.1155/2020/5109831', '10.1155/2020/5109831', 'retracted', 'may-be-notice'],
  ['10.1038/s41586-020-2012-7', '10.1038/s41586-020-2012-7', 'addendum', 'has-preprint'],
  ['10.1371/journal.pone.0033693', '10.1371/journal.pone.0033693', 'corrected'],
  ['10.1371/journal.pone.0122945', '10.1371/journal.pone.0122945', 'correction-notice'],
  ['10.1371/journal.pmed.0030277.g001', '10.1371/journal.pmed.0030277.g001', 'not-a-paper'],
  ['10.1007/10452.1573-5125', '10.1007/10452.1573-5125', 'not-a-paper'],
  ['10.7554/elife.55167.sa2', '10.7554/elife.55167.sa2', 'not-a-paper'],
  ['10.7600/jspfsm.56.60', '10.7600/jspfsm.56.60'],
  ['10.4000/dms.865', '10.4000/dms.865'],
  ['10.14264/uql.2020.791', '10.14264/uql.2020.791'],
  ['10.1136/jclinpath-2020-206745', '10.1136/jclinpath-2020-206745'],
  ['PMID: 40468710', '10.1111/bjhp.12807'],
  ['https://pubmed.ncbi.nlm.nih.gov/40468710/', '10.1111/bjhp.12807'],
  ['PMC12166167', '10.1093/nutrit/nuae105'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC12166167/', '10.1093/nutrit/nuae105'],
  ['10.1093/nutrit/nuae105', '10.1093/nutrit/nuae105'],
  ['10.5061/dryad.8515', '10.5061/dryad.8515'],
  ['https://doi.org/10.5061/DRYAD.8515', '10.5061/dryad.8515'],
  ['10.2210/pdb4hhb/pdb', '10.2210/pdb4hhb/pdb'],
  ['A/RES/54/139', 'A/RES/54/139'],
  ['a/res/54/139', 'A/RES/54/139'],
  ['https://undocs.org/en/A/RES/54/139', 'A/RES/54/139'],
  ['https://docs.un.org/fr/A/RES/54/139', 'A/RES/54/139'],
  ['A_RES_54_139-EN.pdf', 'A/RES/54/139'],
  ['https://digitallibrary.un.org/record/404766?ln=en', 'A/RES/54/139'],
  ['S/RES/2538 (2020)', 'S/RES/2538 (2020)'],
  ['S/RES/2538(2020)', 'S/RES/2538 (2020)'],
  ['A/57/685', 'A/57/685'],
  ['S/2002/1408', 'S/2002/1408'],
  ['SC/8539', '[ST/DPI/PRESS/]SC/8539'],
  ['https://digitallibrary.un.org/record/3878808', 'S/RES/2538 (2020)'],
  ['E/CN.6/2005/L.3/Rev.1', 'E/CN.6/2005/L.3/Rev.1', 'draft-resolution'],
  ['A/RES/54/260 B', 'A/RES/54/260B'],
  ['[ST/DPI/PRESS/]SC/8539', '[ST/DPI/PRESS/]SC/8539'],
  ['US10343279B2', 'US10343279B2', 'patent-grant'],
  ['US 10,343,279 B2', 'US10343279B2', 'patent-grant'],
  ['U.S. Pat. No. 10,343,279', 'US10343279B2', 'patent-grant'],
  ['https://patents.google.com/patent/US10343279B2/en?oq=x', 'US10343279B2', 'patent-grant'],
  ['US 2012/0298883 A1', 'US20120298883A1', 'patent-application'],
  ['US20120298883A1', 'US20120298883A1', 'patent-application'],
  ['US-20120298883-A1', 'US20120298883A1', 'patent-application'],
];

describe('paperlark lookup', () => {
  it.each(known)('%s is %s', async (typed, identifier, ...notices) => {
    const { code, out, err } = await lookup(typed, '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found.identifier).toBe(identifier);
    expect(found.notices.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(notices));
  });

  it('knows sixty forms', () => {
    expect(known.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['10.99999/none', 3, 'DOI not found or unavailable'],
    ['A/RES/1/999', 3, 'UN document not found'],
    ['US9999999B2', 3, 'Patent not found'],
    ['10.11367/x', 3, 'registered with JaLC'],
    ['hello', 2, 'Not a DOI, UN symbol or patent number'],
    ['UNSCR 1325', 2, 'need their year'],
    ['13/478,413', 2, 'number of an application'],
  ])('%s ends with %i', async (typed, expected, words) => {
    const { code, err } = await lookup(typed);
    expect([code, err]).toEqual([expected, expect.stringContaining(words)]);
  });

  it('takes an unquoted symbol of several words, a kind, and refuses another one', async () => {
    expect((await lookup('S/RES/2538', '(2020)')).code).toBe(0);
    expect((await lookup('10.5061/dryad.8515', '--kind', 'dataset')).out).toContain(
      'Data from: A new malaria agent',
    );
    expect(await lookup('A/RES/54/139', '--kind', 'doi')).toMatchObject({
      code: 2,
      err: expect.stringContaining('UN document'),
    });
    expect((await lookup('10.5061/dryad.8515', '--kind', 'book')).code).toBe(2);
    expect((await lookup()).code).toBe(2);
  });

  it('prints for people, with notices apart', async () => {
    const { out, err } = await lookup('10.1016/S0140-6736(97)11096-0');
    expect(err).toContain('STOP: This article has been retracted');
    expect(out).toContain('journal   The Lancet  [Crossref]');
    expect(out).toContain('paste the text yourself');
  });

  it('ends with 4 where no service answers', async () => {
    Object.assign(process.env, services.environment('down'));
    const { code, err } = await lookup('10.7554/eLife.01567');
    Object.assign(process.env, services.environment());
    expect([code, err]).toEqual([4, expect.stringContaining('reported a fault of its own')]);
  });
});

describe('paperlark generate --doi', () => {
  const generate = (...args: readonly string[]) => runCommand(['generate', ...args]);

  it('writes from the abstract that it finds, with the link', async () => {
    const { code, out } = await generate(
      '--doi',
      '10.7554/eLife.01567',
      '--tone',
      'publisher',
      '--platforms',
      'linkedin',
    );
    expect(code).toBe(0);
    expect(out).toContain('https://doi.org/10.7554/elife.01567');
  });

  it('asks for a text where there is none, and only tells of a retraction', async () => {
    expect(await generate('--doi', '10.1538/expanim.54.1')).toMatchObject({ code: 2 });
    expect(await generate('--doi', '10.99999/none')).toMatchObject({ code: 3 });
  });
});
