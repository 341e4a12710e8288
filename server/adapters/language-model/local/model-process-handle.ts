import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import type { ModelFault } from '../../../ports/language-model.ts';
import type { FromModel, NotLoaded, ToModel } from './messages.ts';
import { addon, type LocalModelSettings } from './settings.ts';

type Ended = Extract<FromModel, { type: 'ended' }>;

/** What is known of a model once it is in memory. */
export interface LoadedModel {
  readonly contextTokens: number;
  /** Bytes that its process takes. */
  readonly memory: number;
}

interface Asked {
  readonly onMore: (more: string) => void;
  readonly onEnded: (ended: Ended) => void;
}

/** The process that runs a model: started when it is needed, spoken to by messages, ended for good by `close`. */
export class ModelProcess {
  memory: number | null = null;
  private readonly settings: LocalModelSettings;
  private child: ChildProcess | null = null;
  private loaded: Promise<LoadedModel | ModelFault> | null = null;
  private readonly asked = new Map<number, Asked>();
  private lastId = 0;
  private isClosed = false;

  constructor(settings: LocalModelSettings) {
    this.settings = settings;
  }

  /** The model in memory, or why it is not. A process that could not load it is gone; the next call tries again. */
  start(): Promise<LoadedModel | ModelFault> {
    if (this.isClosed) return Promise.resolve({ kind: 'left' });
    this.loaded ??= this.begin();
    return this.loaded;
  }

  /** One answer. Resolves with "stopped" at once where the signal ends, whatever the process is doing. */
  ask(prompt: ModelPrompt, signal: AbortSignal, onMore: (more: string) => void): Promise<Ended> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      const end = (ended: Ended): void => {
        this.asked.delete(id);
        signal.removeEventListener('abort', stop);
        resolve(ended);
      };
      const stop = (): void => {
        this.tell({ type: 'stop', id });
        end(noAnswer(id, 'stopped'));
      };
      this.asked.set(id, { onMore, onEnded: end });
      signal.addEventListener('abort', stop, { once: true });
      const { system, turns, schema, longestAnswer } = prompt;
      // A chat's frame knows no two turns of the same side; what was asked first and what is asked now are one turn.
      const text = turns.map(({ content }) => content).join('\n\n');
      this.tell({ type: 'ask', id, system, text, schema, longestAnswer });
      if (signal.aborted) stop();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // It holds nothing that would have to be saved.
    child.kill('SIGKILL');
    await gone;
  }

  private begin(): Promise<LoadedModel | ModelFault> {
    const { file, addonDir, threads } = this.settings;
    const child = fork(fileURLToPath(new URL('model-process.ts', import.meta.url)), {
      execArgv: [],
      // It needs no key and no setting of the server's.
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child = child;
    const library = pathToFileURL(join(addonDir, 'node_modules', addon.name, 'dist', 'index.js')).href;
    child.send({ type: 'load', file, library, threads } satisfies ToModel);
    return new Promise((resolve) => {
      child.on('message', (message: FromModel) => {
        if (message.type === 'loaded' || message.type === 'ended') this.memory = message.memory;
        if (message.type === 'loaded')
          resolve({ contextTokens: message.contextTokens, memory: message.memory });
        else if (message.type === 'not-loaded') {
          resolve({ kind: 'unready', why: reasons[message.why] });
          child.kill('SIGKILL');
        } else this.pass(message);
      });
      const gone = (): void => {
        resolve({ kind: 'unready', why: reasons.died });
        this.forget(child);
      };
      child.once('exit', gone);
      child.once('error', gone);
    });
  }

  private pass(message: Extract<FromModel, { id: number }>): void {
    const asked = this.asked.get(message.id);
    if (message.type === 'text') asked?.onMore(message.more);
    else asked?.onEnded(message);
  }

  /** Its process is gone: whoever waits is told, and the next question starts another. */
  private forget(child: ChildProcess): void {
    if (this.child !== child) return;
    this.child = null;
    this.loaded = null;
    this.memory = null;
    for (const [id, { onEnded }] of [...this.asked]) onEnded(noAnswer(id, 'failed'));
  }

  private tell(message: ToModel): void {
    // A process that just ended is told of by its "exit".
    if (this.child?.connected === true) this.child.send(message, () => undefined);
    else if (message.type === 'ask') this.asked.get(message.id)?.onEnded(noAnswer(message.id, 'failed'));
  }
}

function noAnswer(id: number, how: Ended['how']): Ended {
  return { type: 'ended', id, how, input: 0, output: 0, memory: 0 };
}

/** For the person who set it up; none names a path. */
const reasons: Readonly<Record<NotLoaded | 'died', string>> = {
  library: 'the add-on that runs it does not work on this machine; "paperlark writer add" installs it again',
  model: 'its file is broken, or of a kind that the add-on does not know',
  memory:
    'this machine has too little free memory for it; a smaller model, or one in a smaller quantization, may fit',
  context:
    'it was made for shorter texts, or memory is short: a model with a context of 4,096 tokens or more is needed',
  died: 'its process ended by itself; most often memory is short',
};
