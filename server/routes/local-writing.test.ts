import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { makeApp, type TestApp } from '#testing/make-app.ts';
import { noLimits } from '#testing/model-app.ts';
import { tinyModel } from '#testing/tiny-model/tiny-model.ts';
import { writerOfConfig } from '../writer-of-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'paperlark-local-writer-'));
const file = join(folder, 'nonsense.gguf');
let test: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  writeFileSync(file, tinyModel());
  const patience = { totalMs: hangGuard, firstByteMs: hangGuard, idleMs: hangGuard };
  const addonDir = fileURLToPath(new URL('../..', import.meta.url));
  const settings = { file, addonDir, threads: 1, ...patience };
  test = await makeApp({
    writer: async (deps) => {
      const made = await writerOfConfig(
        { generator: { kind: 'local', settings, limits: noLimits }, verifier: 'none' },
        deps,
      );
      close = made.close;
      return made.writer;
    },
  });
});
afterAll(async () => {
  await close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('nonsense of a model on this server is shown to nobody: the posts are our own writer’s, and that is said', async () => {
  const who = await test.signIn();
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/posts',
    headers: who.headers,
    payload: { inputText: trialAbstract, tone: 'casual', platforms: ['twitter', 'linkedin'] },
  });
  const { data } = response.json();
  expect(data.made).toMatchObject({
    writer: 'local',
    model: 'nonsense',
    replaced: ['twitter', 'linkedin'],
  });
  expect(data.generatedContent.twitter).toContain('A supervised exercise programme may reduce pain');
  expect(data.warnings.join(' ')).toContain('this one is by Paperlark’s own writer');
  expect(data.usage.used).toBe(2);
});

it('a model on this server is shown as what it is', async () => {
  const { headers } = await test.signIn();
  const answer = (await test.app.inject({ url: '/api/writer', headers })).json();
  expect(answer).toMatchObject({ writer: 'local', model: 'nonsense', reach: 'this-machine' });
});

it('a start without the file or the add-on ends with what to do', async () => {
  const settings = {
    file: join(folder, 'none.gguf'),
    addonDir: folder,
    threads: 1,
    totalMs: hangGuard,
    firstByteMs: hangGuard,
    idleMs: hangGuard,
  };
  const start = (more: object) =>
    writerOfConfig(
      {
        generator: { kind: 'local', settings: { ...settings, ...more }, limits: noLimits },
        verifier: 'none',
      },
      test.deps,
    );
  await expect(start({})).rejects.toThrow('There is no file');
  await expect(start({ file })).rejects.toThrow('Run: paperlark writer add');
});
