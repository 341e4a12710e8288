import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addon, addonDirOf } from '#server/adapters/language-model/local/settings.ts';
import { tinyModel } from '#testing/tiny-model/tiny-model.ts';
import { createOutput, type Terminal } from '../terminal.ts';
import { addLocalWriter } from './add-local-writer.ts';
import type { RunNpm } from './install-addon.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paperlark-add-'));
const addonDir = addonDirOf(dataDir);
const model = tinyModel();
const sha256 = createHash('sha256').update(model).digest('hex');
const server = createServer((_, response) => response.end(model));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/tiny%20model.gguf?download=true`;
});
afterEach(() => {
  calls.length = 0;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
});
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const calls: (readonly string[])[] = [];
/** Does what npm would: puts the locked version where it was asked to. */
const npm: RunNpm = async (folder, args) => {
  calls.push(args);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const into = join(folder, 'node_modules', addon.name);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'package.json'), JSON.stringify(lock.packages[`node_modules/${addon.name}`]));
  return { code: 0, output: '' };
};

let printed = '';
/** A terminal at which somebody types this; without it nobody is there. */
function terminal(typed?: string): Terminal {
  printed = '';
  const into = createOutput(
    new Writable({
      write(chunk, _, done) {
        printed += String(chunk);
        done();
      },
    }),
  );
  const stdin = Object.assign(Readable.from(typed === undefined ? [] : [`${typed}\n`]), {
    isTTY: typed !== undefined,
  });
  return { stdin, out: into, err: into };
}

const none = { file: null, download: null, sha256: null, yes: false, dataDir };

it('installs the add-on once, without scripts, and fetches the model into the data folder', async () => {
  const choice = { ...none, download: url, sha256: sha256.toUpperCase() };
  const added = await addLocalWriter(terminal('y'), choice, npm);
  const file = join(dataDir, 'models', 'tiny-model.gguf');
  expect(added).toEqual({ ok: true, value: file });
  expect(readFileSync(file).equals(Buffer.from(model))).toBe(true);
  expect(calls).toEqual([['ci', '--ignore-scripts', '--no-audit', '--no-fund']]);
  expect(printed).toContain(`${addon.name} ${addon.version} will be installed`);
  expect(printed).toContain('100%');
  expect((await addLocalWriter(terminal(), { ...none, file }, npm)).ok).toBe(true);
  expect(calls).toHaveLength(1);
});

it.each([['n'], [''], [undefined]])('installs and fetches nothing when %j is the answer', async (typed) => {
  const added = await addLocalWriter(terminal(typed), { ...none, download: url, sha256 }, npm);
  expect(added.ok ? '' : added.failure.message).toContain('say --yes');
  expect(calls).toEqual([]);
  expect(existsSync(join(dataDir, 'models'))).toBe(false);
});

it('keeps what was installed where npm fails, and says why', async () => {
  mkdirSync(addonDir, { recursive: true });
  writeFileSync(join(addonDir, 'mark'), '');
  const file = join(dataDir, 'm.gguf');
  writeFileSync(file, model);
  const add = (run: RunNpm) => addLocalWriter(terminal(), { ...none, file, yes: true }, run);
  const refused = await add(async () => ({ code: 1, output: 'npm error code EINTEGRITY\nnpm error sha512' }));
  expect(refused.ok ? '' : refused.failure.message).toContain('EINTEGRITY');
  const missing = await add(async () => ({ code: null, output: '' }));
  expect(missing.ok ? '' : missing.failure.message).toContain('npm was not found');
  const other = await add(async () => ({ code: 0, output: '' }));
  expect(other.ok).toBe(false);
  expect(existsSync(join(addonDir, 'mark'))).toBe(true);
  expect(existsSync(`${addonDir}.new`)).toBe(false);
});

it.each([
  [{ file: 'no-such.gguf' }, 'There is no file'],
  [{ file: 'package.json' }, 'no GGUF file'],
  [{ file: 'a.gguf', download: 'https://example.org/a.gguf' }, 'not both'],
  [{ download: 'somewhere' }, 'must be an address'],
  [{ download: 'http://example.org/a.gguf' }, 'only https'],
  [{ download: 'https://example.org/a.gguf' }, '--sha256'],
  [{ download: 'https://example.org/a.gguf', sha256: 'abc' }, '--sha256'],
  [{ download: 'https://example.org/a.zip', sha256 }, 'must end in .gguf'],
])('refuses %j', async (choice, words) => {
  const added = await addLocalWriter(terminal(), { ...none, ...choice, yes: true }, npm);
  expect(added.ok ? '' : added.failure.message).toContain(words);
  expect(calls).toEqual([]);
});
