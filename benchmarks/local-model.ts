// What a model on this server costs: npm run bench:local. Without LOCAL_MODEL it runs the tests' model of random weights, which
// shows what the way costs, not the words; LOCAL_MODEL=file.gguf measures a real one. LOCAL_MODEL_THREADS as on the server.
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource } from '#domain/engine/read/read-source.ts';
import { shapeIds } from '#domain/posts/platforms.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { createLocalModel } from '#server/adapters/language-model/local/local-model.ts';
import { addonDirOf, usualThreads } from '#server/adapters/language-model/local/settings.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { tinyModel } from '#testing/tiny-model/tiny-model.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'paperlark-bench-'));
const file = process.env['LOCAL_MODEL'] ?? join(folder, 'random.gguf');
if (process.env['LOCAL_MODEL'] === undefined) writeFileSync(file, tinyModel());
const installed = addonDirOf(process.env['DATA_DIR'] ?? 'data');
const threads = Number(process.env['LOCAL_MODEL_THREADS'] ?? 0) || usualThreads();
const patience = { totalMs: 900_000, firstByteMs: 900_000, idleMs: 900_000 };
const model = createLocalModel({
  file,
  addonDir: existsSync(installed) ? installed : root,
  threads,
  ...patience,
});
const inMb = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const inSeconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;

try {
  const startedAt = performance.now();
  const loaded = await model.load();
  if ('kind' in loaded) throw new Error(`${model.about.model} ${loaded.why ?? loaded.kind}`);
  const loadedAt = performance.now();
  console.log(`model      ${model.about.model}, ${inMb(statSync(file).size)}, ${threads} thread(s)`);
  console.log(
    `loaded     ${inSeconds(startedAt, loadedAt)}, process ${inMb(loaded.memory)}, context ${loaded.contextTokens} tokens`,
  );
  const prompt = writePrompt({
    sheet: readSource({ text: trialAbstract, info: {} }),
    info: {},
    tone: 'publisher',
    platforms: shapeIds,
    author: false,
    nonce: 'benchmark',
    size: model.about.prompts,
    findingChosen: false,
  });
  let firstAt: number | null = null;
  const answer = await model.ask(prompt, {
    signal: new AbortController().signal,
    priority: false,
    onText: () => {
      firstAt ??= performance.now();
    },
  });
  const endedAt = performance.now();
  if (!answer.ok) throw new Error(answer.fault.why ?? answer.fault.kind);
  const { input, output } = answer.usage;
  console.log(`first word ${inSeconds(loadedAt, firstAt ?? endedAt)} (${input} tokens read)`);
  console.log(`four posts ${inSeconds(loadedAt, endedAt)} (${output} tokens written)`);
  console.log(`memory     process ${inMb(model.memory() ?? 0)}, this one ${inMb(process.memoryUsage.rss())}`);
  const closing = performance.now();
  await model.close();
  console.log(`closed     ${inSeconds(closing, performance.now())}, its memory is free`);
} finally {
  await model.close();
  rmSync(folder, { recursive: true, force: true });
}
