import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  type JSONSchema7,
  jsonSchema,
  type ModelMessage,
  Output,
  type LanguageModel as SdkModel,
  streamText,
} from 'ai';
import { textTokens } from '#domain/prompts/prompt-size.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelFault,
  ModelRun,
  ModelUsage,
} from '../../ports/language-model.ts';
import { faultOfError, rejectsSchema } from './fault-of-error.ts';
import { limitedFetch } from './limited-fetch.ts';
import { aboutModel, baseUrlOf, type ModelSettings } from './settings.ts';
import { createWatch, type Watch } from './watch.ts';

// It would write to the console, which is not our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Largest text of an answer, in characters: four posts have some 6,000. */
const longestText = 40_000;

/** A model of a service, asked once: no retries here, every time limit, and every error as a fault. */
export function createSdkModel(settings: ModelSettings): LanguageModel {
  // Old servers reject a schema; they get plain JSON from then on, and the guard reads that as well.
  let withSchema = true;
  const about = aboutModel(settings);
  return {
    about,
    async ask(prompt, run) {
      const first = await askOnce(settings, prompt, run, withSchema);
      if (!withSchema || !first.rejectsSchema) return first.answer;
      withSchema = false;
      return (await askOnce(settings, prompt, run, false)).answer;
    },
  };
}

function sdkModel(settings: ModelSettings, withSchema: boolean): SdkModel {
  const { provider, model } = settings;
  const baseURL = baseUrlOf(settings);
  const key = settings.apiKey === null ? {} : { apiKey: settings.apiKey };
  if (provider === 'anthropic') return createAnthropic({ baseURL, ...key, fetch: limitedFetch })(model);
  if (provider === 'google') return createGoogle({ baseURL, ...key, fetch: limitedFetch })(model);
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    ...key,
    includeUsage: true,
    supportsStructuredOutputs: withSchema,
    fetch: limitedFetch,
  })(model);
}

interface Asked {
  readonly answer: ModelAnswer;
  readonly rejectsSchema: boolean;
}

async function askOnce(
  settings: ModelSettings,
  prompt: ModelPrompt,
  run: ModelRun,
  withSchema: boolean,
): Promise<Asked> {
  const watch = createWatch(settings, run.signal);
  const heard: Heard = { text: '', usage: null, error: null, reason: null };
  try {
    await listen(startStream(settings, prompt, withSchema, watch), heard, run, watch);
  } catch (error) {
    heard.error ??= error;
  } finally {
    watch.end();
  }
  const usage = heard.usage ?? estimated(prompt, heard.text);
  const fault = watch.fault() ?? faultOf(heard);
  return {
    answer: fault === null ? { ok: true, text: heard.text, usage } : { ok: false, fault, usage },
    rejectsSchema: heard.text === '' && rejectsSchema(heard.error),
  };
}

interface Heard {
  text: string;
  usage: ModelUsage | null;
  error: unknown;
  /** How the model says that it ended; null where it did not say. */
  reason: string | null;
}

function startStream(settings: ModelSettings, prompt: ModelPrompt, withSchema: boolean, watch: Watch) {
  return streamText({
    model: sdkModel(settings, withSchema),
    instructions: prompt.system,
    messages: messagesOf(prompt),
    output: Output.object({ schema: jsonSchema<object>(prompt.schema as JSONSchema7) }),
    maxOutputTokens: prompt.longestAnswer + settings.thinkingTokens,
    maxRetries: 0,
    abortSignal: watch.signal,
    // Errors also come as parts of the stream; without this they are printed as well.
    onError: () => undefined,
  });
}

/** The picture stands before the first turn's text, as the services advise. */
function messagesOf({ turns, figure }: ModelPrompt): ModelMessage[] {
  return turns.map(({ role, content }, index) => {
    if (role === 'assistant' || index > 0 || figure === undefined) return { role, content };
    const picture = { type: 'file', data: figure.base64, mediaType: figure.type } as const;
    return { role, content: [picture, { type: 'text', text: content }] };
  });
}

async function listen(
  { stream }: ReturnType<typeof startStream>,
  heard: Heard,
  run: ModelRun,
  watch: Watch,
): Promise<void> {
  for await (const part of stream) {
    if (part.type === 'error') heard.error ??= part.error;
    if (part.type === 'reasoning-delta') watch.alive();
    if (part.type === 'text-delta') {
      watch.alive();
      heard.text += part.text;
      if (heard.text.length > longestText) return watch.stop({ kind: 'garbled' });
      run.onText(heard.text);
    }
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage;
      if (inputTokens !== undefined && outputTokens !== undefined)
        heard.usage = { input: inputTokens, output: outputTokens };
      heard.reason = part.finishReason;
    }
  }
}

function faultOf({ error, reason, text }: Heard): ModelFault | null {
  if (error !== null) return faultOfError(error, text !== '');
  if (reason === 'content-filter') return { kind: 'refused' };
  // A text that was cut at its longest is read as far as it goes; one whose end nobody announced broke off.
  if (reason === 'stop' || reason === 'length') return text.trim() === '' ? { kind: 'garbled' } : null;
  return { kind: text === '' ? 'garbled' : 'cut' };
}

function estimated({ system, turns }: ModelPrompt, text: string): ModelUsage {
  const asked = [system, ...turns.map(({ content }) => content)].join('\n');
  return { input: textTokens(asked), output: textTokens(text) };
}
