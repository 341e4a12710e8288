import { resolve } from 'node:path';
import { addonDirOf, usualThreads } from '../adapters/language-model/local/settings.ts';
import { type ModelSettings, reachOf } from '../adapters/language-model/settings.ts';
import type { GeneratorConfig } from './config.ts';
import { type SettingName, settings } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly raw: (name: SettingName) => string | null;
  readonly text: (name: SettingName) => string;
  readonly whole: (name: SettingName, min: number, max: number) => number;
  readonly choice: <Choice extends string>(
    name: SettingName,
    choices: readonly [Choice, ...Choice[]],
  ) => Choice;
  readonly problem: (name: SettingName, what: string) => void;
}

const longestAnswerMs = 180_000;

/** Who writes. Half a configuration stops the start: a text must never go anywhere by mistake. */
export function readGenerator(read: Reader): GeneratorConfig {
  const provider = read.choice('GENERATOR', [
    'embedded',
    'openai-compatible',
    'anthropic',
    'google',
    'local',
  ]);
  if (provider !== 'local') refuseUnused(read, provider, localOnly);
  if (provider === 'local' || provider === 'embedded') refuseUnused(read, provider, serviceOnly);
  if (provider === 'embedded') return { kind: 'embedded' };
  if (provider === 'local') return readLocal(read);
  const baseUrl = readBaseUrl(read, provider);
  const model = readModel(read, 'LLM_MODEL');
  if (model === null) read.problem('LLM_MODEL', `must name the model with GENERATOR=${provider}`);
  const apiKey = readKey(read, provider, baseUrl);
  return {
    kind: 'model',
    settings: {
      provider,
      baseUrl,
      model: model ?? '',
      apiKey,
      totalMs: read.whole('LLM_TIMEOUT_MS', 1000, longestAnswerMs),
      firstByteMs: read.whole('LLM_FIRST_BYTE_MS', 500, longestAnswerMs),
      idleMs: read.whole('LLM_IDLE_MS', 500, longestAnswerMs),
      concurrency: read.whole('LLM_CONCURRENCY', 1, 500),
      thinkingTokens: read.whole('LLM_THINKING_TOKENS', 0, 100_000),
      prompts: read.choice('LLM_PROMPTS', ['full', 'small']),
    },
    figureModel: readModel(read, 'LLM_FIGURE_MODEL'),
    limits: readLimits(read),
  };
}

function readModel(read: Reader, name: 'LLM_MODEL' | 'LLM_FIGURE_MODEL'): string | null {
  const model = read.raw(name);
  if (model !== null && /[\s\p{Cc}]/u.test(model)) read.problem(name, 'must be a name without spaces');
  return model;
}

/** A model file on this server. Its answers take as long as the machine needs: unless said otherwise, the longest that is allowed. */
function readLocal(read: Reader): GeneratorConfig {
  const file = read.raw('LOCAL_MODEL');
  if (file === null)
    read.problem('LOCAL_MODEL', 'is missing: with GENERATOR=local it names the GGUF file of the model');
  const patience = (name: 'LLM_TIMEOUT_MS' | 'LLM_FIRST_BYTE_MS', min: number): number =>
    read.raw(name) === null ? longestAnswerMs : read.whole(name, min, longestAnswerMs);
  const threads = read.whole('LOCAL_MODEL_THREADS', 0, 256);
  return {
    kind: 'local',
    settings: {
      file: resolve(file ?? ''),
      addonDir: addonDirOf(resolve(read.text('DATA_DIR'))),
      threads: threads === 0 ? usualThreads() : threads,
      totalMs: patience('LLM_TIMEOUT_MS', 1000),
      firstByteMs: patience('LLM_FIRST_BYTE_MS', 500),
      idleMs: read.whole('LLM_IDLE_MS', 500, longestAnswerMs),
    },
    limits: readLimits(read),
  };
}

const serviceOnly = {
  names: ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_FIGURE_MODEL', 'LLM_API_KEY'],
  owner: 'a model behind an address',
} as const;
const localOnly = { names: ['LOCAL_MODEL'], owner: 'GENERATOR=local' } as const;

/** Settings of a model that nobody asks would look as if it were asked. */
function refuseUnused(
  read: Reader,
  provider: string,
  { names, owner }: { readonly names: readonly SettingName[]; readonly owner: string },
): void {
  for (const name of names) {
    if (read.raw(name) === null) continue;
    read.problem(name, `belongs to ${owner}: set GENERATOR to it (now ${provider}), or leave this out`);
  }
}

function readBaseUrl(read: Reader, provider: ModelSettings['provider']): string | null {
  const text = read.raw('LLM_BASE_URL');
  if (text === null) {
    if (provider === 'openai-compatible')
      read.problem('LLM_BASE_URL', 'is missing: with GENERATOR=openai-compatible it says where the model is');
    return null;
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && reachOf(url.hostname) !== 'internet');
  if (isPlain && isSafe) return text.replace(/\/+$/, '');
  // It may hold a password: it is not repeated.
  read.problem(
    'LLM_BASE_URL',
    'must be an address like https://models.example.org/v1, without user or query; http only on this machine or in your own network',
  );
  return null;
}

function readKey(read: Reader, provider: ModelSettings['provider'], baseUrl: string | null): string | null {
  const key = read.raw('LLM_API_KEY');
  const isOpenAi = baseUrl !== null && new URL(baseUrl).hostname === 'api.openai.com';
  if (key === null && (provider !== 'openai-compatible' || isOpenAi))
    read.problem('LLM_API_KEY', `is missing: ${isOpenAi ? 'OpenAI' : `GENERATOR=${provider}`} asks for one`);
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) read.problem('LLM_API_KEY', 'has signs that no key has');
  return key;
}

function readLimits(read: Reader): Extract<GeneratorConfig, { kind: 'model' }>['limits'] {
  const [priceInput, priceOutput] = [
    readDollars(read, 'LLM_PRICE_INPUT'),
    readDollars(read, 'LLM_PRICE_OUTPUT'),
  ];
  const budget = readDollars(read, 'LLM_BUDGET_PER_DAY');
  const isPriced = priceInput > 0 || priceOutput > 0;
  if (read.raw('LLM_BUDGET_PER_DAY') !== null && budget > 0 && !isPriced)
    read.problem(
      'LLM_BUDGET_PER_DAY',
      'needs LLM_PRICE_INPUT or LLM_PRICE_OUTPUT: without prices nothing is counted',
    );
  return {
    tokensPerUser: capOf(read.whole('LLM_TOKENS_PER_USER', 0, 1_000_000_000)),
    tokensPerDay: capOf(read.whole('LLM_TOKENS_PER_DAY', 0, 1_000_000_000_000)),
    // Where no price is known, the cap in tokens holds alone.
    costMicrosPerDay: isPriced ? capOf(Math.round(budget * 1_000_000)) : null,
    priceInput,
    priceOutput,
  };
}

function capOf(value: number): number | null {
  return value === 0 ? null : value;
}

function readDollars(read: Reader, name: SettingName): number {
  const text = read.raw(name) ?? settings[name].fallback ?? '0';
  if (/^\d{1,6}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  read.problem(name, `must be an amount in US dollars like 2.50, not "${text}"`);
  return 0;
}
