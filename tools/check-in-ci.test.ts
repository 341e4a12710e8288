import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { napTrial } from '#testing/abstracts.ts';
import {
  type MetadataServices,
  startMetadataServices,
} from '#testing/metadata-services/metadata-services.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/check-in-ci.md');
const folder = mkdtempSync(join(tmpdir(), 'paperlark-ci-'));
const wrong = 'Word recall improved by 81% in the nap group.';
const program = `"${process.execPath}" "${join(root, 'cli/paperlark.ts')}"`;

let services: MetadataServices;
beforeAll(async () => {
  services = await startMetadataServices();
  const files = {
    'abstract.txt': napTrial,
    'right.txt': 'No serious adverse events occurred.',
    'wrong.txt': wrong,
    'doubtful.txt': 'Naps may help.',
    'posts.jsonl': `${JSON.stringify({ id: 1, post: wrong })}\n`,
    'news/naps.txt': 'Growth rose by 97% in 12 hypocotyls.',
    'news/naps.doi': '10.7554/eLife.01567\n',
    'news/lost.txt': 'Naps help.',
    // Stands for the program that npx would find.
    'bin/npx': `#!/bin/sh\nshift\nexec ${program} "$@"\n`,
  };
  for (const name of ['news', 'bin']) mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  chmodSync(join(folder, 'bin/npx'), 0o755);
});
afterAll(() => services.stop());

/** Runs a line as a shell does, and answers how it ended. */
function shell(line: string, more: NodeJS.ProcessEnv = {}): Promise<{ readonly code: number; err: string }> {
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, ...services.environment(), PATH, ...more };
  return new Promise((resolve) => {
    const child = execFile('/bin/sh', ['-c', line], { cwd: folder, env }, (_, __, err) =>
      resolve({ code: child.exitCode ?? -1, err }),
    );
  });
}

describe('docs/check-in-ci.md', () => {
  const block = /```sh\n(.*?)```/s.exec(page)?.[1] ?? '';
  const commands = [...block.matchAll(/^(\S.*?)\s+# exits (\d)$/gm)].map(
    ([, line = '', code]) => [line, Number(code)] as const,
  );

  it('has command lines, each with how it ends', () => {
    expect(commands.length).toBeGreaterThan(10);
    expect(block.trim().split('\n')).toHaveLength(commands.length);
  });

  it.each(commands)('%s exits with %i, and again', async (line, code) => {
    for (const _ of ['once', 'again']) {
      const ended = await shell(line);
      expect([ended.code, ended.err]).toEqual([code, expect.not.stringMatching(/\n\s+at /)]);
    }
  });

  it('shows a sentence as it is answered', async () => {
    await shell('npx paperlark check --source abstract.txt wrong.txt --format jsonl > shown.jsonl');
    const shown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
    const answered = JSON.parse(readFileSync(join(folder, 'shown.jsonl'), 'utf8'));
    const beginning = shown.source.text.replace(' …', '');
    expect(answered).toEqual({ ...shown, source: { ...shown.source, text: answered.source.text } });
    expect(answered.source.text).toContain(beginning);
  });
});

describe('the examples in deploy/ci', () => {
  const script = join(root, 'deploy/ci/check-news.sh');

  it('check each text against its DOI, twice in a row, and write a file for each', async () => {
    for (const _ of ['once', 'again']) {
      const ended = await shell(`sh "${script}" news/naps.txt`, { SARIF_FOLDER: 'sarif' });
      expect([ended.code, ended.err]).toEqual([1, expect.stringContaining('note:')]);
      const [run] = JSON.parse(readFileSync(join(folder, 'sarif/naps.sarif'), 'utf8')).runs;
      expect(run.automationDetails.id).toBe('paperlark/10.7554/elife.01567/');
      expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('news/naps.txt');
    }
  });

  it('say which text has no DOI, and check the others', async () => {
    const ended = await shell(`sh "${script}" news/*.txt`);
    expect([ended.code, ended.err]).toEqual([2, expect.stringContaining('put its DOI into news/lost.doi')]);
  });

  it('are YAML that names files which are there', () => {
    const { jobs } = parse(read('deploy/ci/github-workflow.yaml'), { strict: true });
    const steps: readonly { run?: string; env?: { PAPERLARK: string } }[] = jobs.check.steps;
    const [checks] = steps.filter(({ env }) => env !== undefined);
    expect(checks?.run).toContain('.paperlark/deploy/ci/check-news.sh');
    expect(checks?.env?.PAPERLARK).toBe('node .paperlark/cli/paperlark.ts');
    const { repos } = parse(read('deploy/ci/pre-commit-config.yaml'), { strict: true });
    const [{ entry, files }] = repos[0].hooks;
    expect(entry).toContain('deploy/ci/check-news.sh');
    expect(new RegExp(files).test('news/naps.txt')).toBe(true);
  });
});
