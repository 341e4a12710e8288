import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '#domain/engine/read/read-source.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { hangGuard } from '#testing/hang-guard.ts';
import { tinyModel } from '#testing/tiny-model/tiny-model.ts';
import type { ModelRun } from '../../../ports/language-model.ts';
import { problemOfFile, problemOfLocalModel } from './check-local-model.ts';
import { createLocalModel, type LocalModel } from './local-model.ts';
import { addon, type LocalModelSettings, usualThreads } from './settings.ts';

/** The development dependency stands in for the add-on: the same library at the same version. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'paperlark-local-'));
const tiny = join(folder, 'tiny.gguf');
const open: LocalModel[] = [];

beforeAll(() => writeFileSync(tiny, tinyModel()));
afterEach(async () => {
  for (const model of open.splice(0)) await model.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function local(more: Partial<LocalModelSettings> = {}): LocalModel {
  const model = createLocalModel({
    file: tiny,
    addonDir: root,
    threads: 1,
    totalMs: hangGuard,
    firstByteMs: hangGuard,
    idleMs: hangGuard,
    ...more,
  });
  open.push(model);
  return model;
}

/** An add-on folder whose library is this text. */
function addonOf(name: string, source: string): string {
  const dist = join(folder, name, 'node_modules', addon.name, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, '..', 'package.json'), `{"type":"module","version":"${addon.version}"}`);
  writeFileSync(join(dist, 'index.js'), source);
  return join(folder, name);
}

const prompt = writePrompt({
  sheet: readSource({ text: trialAbstract, info: {} }),
  info: {},
  tone: 'casual',
  platforms: ['twitter', 'linkedin'],
  author: false,
  nonce: 'n0nce',
  size: 'small',
  findingChosen: false,
});

function run(more: Partial<ModelRun> = {}): ModelRun {
  return { signal: new AbortController().signal, priority: false, onText: () => undefined, ...more };
}

/** Processes that run a model for this one, as the system lists them. */
function processes(): number {
  const listed = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  return listed.filter(
    (line) => line.includes('model-process.ts') && Number.parseInt(line, 10) === process.pid,
  ).length;
}

describe('a model file on this server', () => {
  it('writes under the grammar of the schema, piece by piece, counts its tokens, and gives its memory back', async () => {
    const before = processes();
    const model = local();
    expect(await model.load()).toMatchObject({ contextTokens: 8192 });
    const heard: string[] = [];
    const answer = await model.ask(prompt, run({ onText: (text) => heard.push(text) }));
    if (!answer.ok) throw new Error(answer.fault.kind);
    expect(Object.keys(JSON.parse(answer.text))).toEqual(['twitter', 'linkedin']);
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.at(-1)).toBe(answer.text);
    expect(answer.usage.input).toBeGreaterThan(500);
    expect(answer.usage.output).toBeGreaterThan(10);
    expect(model.memory()).toBeGreaterThan(50_000_000);
    expect(processes()).toBe(before + 1);
    await model.close();
    expect(model.memory()).toBeNull();
    expect(processes()).toBe(before);
    expect(await model.ask(prompt, run())).toMatchObject({ ok: false, fault: { kind: 'left' } });
  });

  it('stops as soon as the person leaves, and writes for the next', async () => {
    const model = local();
    const leave = new AbortController();
    const left = await model.ask(prompt, run({ signal: leave.signal, onText: () => leave.abort() }));
    expect(left).toMatchObject({ ok: false, fault: { kind: 'left' } });
    expect((await model.ask(prompt, run())).ok).toBe(true);
  });

  it('ends an answer that takes too long', async () => {
    const model = local({ totalMs: 1 });
    await model.load();
    expect(await model.ask(prompt, run())).toMatchObject({ ok: false, fault: { kind: 'slow' } });
  });

  it('refuses what does not fit into its context', async () => {
    const long = { ...prompt, system: 'zq'.repeat(9000) };
    const answer = await local().ask(long, run());
    expect(answer).toMatchObject({
      ok: false,
      fault: { kind: 'unready', why: 'the text is too long for it' },
    });
  });

  it.each([
    ['a broken file', { file: () => written('broken.gguf', tinyModel().subarray(0, 4000)) }, 'broken'],
    [
      'a model for short texts',
      { file: () => written('short.gguf', tinyModel({ contextLength: 1024 })) },
      'context of 4,096',
    ],
    ['no library', { addon: () => join(folder, 'nothing') }, 'writer add'],
    [
      'too little memory',
      {
        addon: () =>
          addonOf(
            'small-memory',
            `class InsufficientMemoryError extends Error {}
            export const LlamaLogLevel = {};
            export const getLlama = async () => ({ loadModel: async () => { throw new InsufficientMemoryError(); } });`,
          ),
      },
      'too little free memory',
    ],
    [
      'a library that takes its process down',
      { addon: () => addonOf('crash', 'process.kill(process.pid, "SIGSEGV"); await new Promise(() => {});') },
      'ended by itself',
    ],
  ])('says what is wrong with %s', async (_, { file, addon: at }: Broken, words) => {
    const model = local({ ...(file ? { file: file() } : {}), ...(at ? { addonDir: at() } : {}) });
    const answer = await model.ask(prompt, run());
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'unready' } });
    expect(answer.ok ? '' : answer.fault.why).toContain(words);
  });

  it('tells whoever waits when its process dies in the middle, and starts again for the next', async () => {
    const dying = addonOf(
      'dies-once',
      `import { existsSync, writeFileSync } from 'node:fs';
      const mark = ${JSON.stringify(join(folder, 'died'))};
      const meter = { getState: () => ({}), diff: () => ({ usedInputTokens: 1, usedOutputTokens: 1 }) };
      const sequence = { context: { contextSize: 8192 }, tokenMeter: meter };
      export const LlamaLogLevel = {};
      export const getLlama = async () => ({
        loadModel: async () => ({
          trainContextSize: 8192, tokenize: () => [],
          createContext: async () => ({ contextSize: 8192, getSequence: () => sequence }),
        }),
        createGrammarForJsonSchema: async () => ({}),
      });
      export class LlamaChatSession {
        dispose() {}
        async prompt(_, { onTextChunk }) {
          onTextChunk('{"twitter":');
          if (existsSync(mark)) return;
          writeFileSync(mark, '');
          process.kill(process.pid, 'SIGKILL');
          await new Promise(() => {});
        }
      }`,
    );
    const model = local({ addonDir: dying });
    expect(await model.ask(prompt, run())).toMatchObject({ ok: false, fault: { kind: 'cut' } });
    expect(await model.ask(prompt, run())).toMatchObject({ ok: true });
  });
});

interface Broken {
  readonly file?: () => string;
  readonly addon?: () => string;
}

function written(name: string, bytes: Uint8Array | string): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

describe('what can be said of a model without loading it', () => {
  it('nothing against a whole one with its add-on', async () => {
    expect(await problemOfLocalModel({ file: tiny, addonDir: root })).toBeNull();
  });

  it.each([
    ['nothing is there', () => join(folder, 'none.gguf'), 'There is no file'],
    ['a folder', () => folder, 'is a folder'],
    [
      'another format',
      () => written('model.bin', 'PK\u0003\u0004 and more than a head of a file'),
      'no GGUF file',
    ],
    ['too short', () => written('empty.gguf', 'GGUF'), 'no GGUF file'],
    ['an old version', () => written('old.gguf', Buffer.from(`GGUF\u0001${'\0'.repeat(30)}`)), 'version (1)'],
    [
      'a vocabulary alone',
      () => written('vocab.gguf', Buffer.from(`GGUF\u0003${'\0'.repeat(30)}`)),
      'no model',
    ],
  ])('%s', async (_, file, words) => {
    expect(await problemOfFile(file())).toContain(words);
  });

  it('that the add-on is missing, or of another version', async () => {
    const missing = await problemOfLocalModel({ file: tiny, addonDir: join(folder, 'nothing') });
    expect(missing).toContain('is not installed. Run: paperlark writer add --file');
    const old = addonOf('old', '');
    writeFileSync(join(old, 'node_modules', addon.name, 'package.json'), '{"version":"1.0.0"}');
    expect(await problemOfLocalModel({ file: tiny, addonDir: old })).toContain('is there as 1.0.0');
  });
});

it('leaves a core to the server', () => {
  expect([1, 2, 8].map(usualThreads)).toEqual([1, 1, 7]);
});
