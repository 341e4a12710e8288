import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentFile } from '#testing/documents/files.ts';
import { paper } from '#testing/documents/paper.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';
import { runCommand as run } from '#testing/run-command.ts';

const at = (name: string): string =>
  fileURLToPath(new URL(`../testing/documents/files/${name}`, import.meta.url));

function fileOf(content: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'paperlark-cli-')), 'paper.pdf');
  writeFileSync(path, content);
  return path;
}

describe('a paper as a file', () => {
  it.each(['two-columns.pdf', 'unstyled.docx'])('is read: %s', async (name) => {
    const { code, out } = await run(['read', at(name)]);
    expect(code).toBe(0);
    const { sentences } = JSON.parse(out);
    expect(sentences.map(({ text }: { text: string }) => text).join(' ')).toBe(paper.abstract);
  });

  it('is read from standard input, whatever piece of it is named', async () => {
    const { out } = await run(
      ['read', '-', '--part', 'limits'],
      [Buffer.from(documentFile('one-column.pdf'))],
    );
    expect(JSON.parse(out).sentences[0].text).toBe(
      'All roofs were in one city with mild winters, and owners had volunteered.',
    );
  });

  it('is what posts are written from, with its title and its link', async () => {
    const { code, out, err } = await run([
      'generate',
      at('wide-abstract.pdf'),
      '--no-lookup',
      '--platforms',
      'linkedin',
      '--json',
    ]);
    expect([code, err]).toEqual([0, '']);
    const { factSheet, generatedContent } = JSON.parse(out);
    expect(factSheet.title).toBe(paper.title);
    expect(generatedContent.linkedin).toContain(`https://doi.org/${paper.doi}`);
  });

  it('is the source of a check, of hashtags and of a highlight', async () => {
    const post = fileOf('Sensors lowered the peak flow by 18.4%.');
    expect((await run(['check', at('styled.docx'), post])).code).toBe(0);
    expect((await run(['highlight', at('styled.docx')])).out).toContain('18.4%');
  });

  it.each([
    [['generate', at('locked.pdf')], 'locked with a password'],
    [['read', at('scanned.pdf')], 'pictures of pages'],
    [['generate', at('one-column.pdf'), '--part', 'methods'], '--part can be abstract, conclusions, limits'],
    [['read', fileOf('%PDF-1.7 and nothing else')], 'damaged'],
    [
      ['generate', fileOf(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20_000_001)]))],
      'is larger than 20 MB',
    ],
  ])('is refused in words with exit code 2: %j', async (args, says) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('the DOI that a file names', () => {
  let services: MetadataServices;
  beforeAll(async () => {
    services = await startMetadataServices();
    Object.assign(process.env, services.environment());
  });
  afterAll(async () => {
    for (const name of Object.keys(services.environment())) delete process.env[name];
    await services.stop();
  });

  it('is looked up, and what nobody knows is told', async () => {
    const { code, err } = await run(['generate', at('one-column.pdf')]);
    expect(code).toBe(0);
    expect(err).toMatch(/^note: 10\.5555\/juw\.2024\.00123 was not looked up/);
  });
});
