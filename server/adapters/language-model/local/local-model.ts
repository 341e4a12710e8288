import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelFault,
  ModelRun,
  ModelUsage,
} from '../../../ports/language-model.ts';
import { createWatch } from '../watch.ts';
import type { FromModel } from './messages.ts';
import { type LoadedModel, ModelProcess } from './model-process-handle.ts';
import { aboutLocalModel, type LocalModelSettings } from './settings.ts';

/** A model on this server. Its memory is free again once `close` has ended. */
export interface LocalModel extends LanguageModel {
  /** Loads it, if it is not there yet. */
  load(): Promise<LoadedModel | ModelFault>;
  /** Bytes that its process took after the last answer; null while there is none. */
  memory(): number | null;
  close(): Promise<void>;
}

/**
 * A model file, run on this server in a process of its own: a file that breaks the library, or takes all memory, ends that
 * process and not the server. Loaded by the first question, and again after its process ended.
 */
export function createLocalModel(settings: LocalModelSettings): LocalModel {
  const child = new ModelProcess(settings);
  return {
    about: aboutLocalModel(settings),
    load: () => child.start(),
    memory: () => child.memory,
    close: () => child.close(),
    ask: (prompt, run) => ask(settings, child, prompt, run),
  };
}

async function ask(
  settings: LocalModelSettings,
  child: ModelProcess,
  prompt: ModelPrompt,
  run: ModelRun,
): Promise<ModelAnswer> {
  const none: ModelUsage = { input: 0, output: 0 };
  const started = await child.start();
  if ('kind' in started) return { ok: false, fault: started, usage: none };
  const watch = createWatch(settings, run.signal);
  let text = '';
  try {
    const ended = await child.ask(prompt, watch.signal, (more) => {
      watch.alive();
      text += more;
      run.onText(text);
    });
    const usage = { input: ended.input, output: ended.output };
    const fault = watch.fault() ?? faultOf(ended, text);
    return fault === null ? { ok: true, text, usage } : { ok: false, fault, usage };
  } finally {
    watch.end();
  }
}

function faultOf({ how }: Extract<FromModel, { type: 'ended' }>, text: string): ModelFault | null {
  if (how === 'too-long') return { kind: 'unready', why: 'the text is too long for it' };
  if (how === 'failed') return { kind: text === '' ? 'failed' : 'cut' };
  return text.trim() === '' ? { kind: 'garbled' } : null;
}
