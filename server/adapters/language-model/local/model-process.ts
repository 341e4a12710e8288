// Runs a model file in a process of its own: started by local-model.ts, spoken to by messages, ended with its parent.
import type { Llama, LlamaContextSequence, LlamaModel } from 'node-llama-cpp';
import type { FromModel, NotLoaded, ToModel } from './messages.ts';

type Library = typeof import('node-llama-cpp');
type Ask = Extract<ToModel, { type: 'ask' }>;

/** Tokens that prompt and answer share; more costs memory, and small models lose the thread. */
const context = { most: 8192, least: 4096 } as const;
/** Tokens below which an answer is not begun. */
const shortestAnswer = 200;
/** Tokens that a chat's frame takes, at most. */
const frame = 64;

interface Loaded {
  readonly library: Library;
  readonly llama: Llama;
  readonly model: LlamaModel;
  readonly sequence: LlamaContextSequence;
}

const stops = new Map<number, AbortController>();
let loading: Promise<Loaded | null> = Promise.resolve(null);
/** One answer after the other. */
let last: Promise<void> = Promise.resolve();

process.on('message', (message: ToModel) => {
  if (message.type === 'load') loading = load(message);
  if (message.type === 'stop') stops.get(message.id)?.abort();
  if (message.type !== 'ask') return;
  stops.set(message.id, new AbortController());
  last = last.then(() => answer(message));
});
// Without its server nobody is left to write for.
process.on('disconnect', () => process.exit());

function say(message: FromModel): void {
  process.send?.(message);
}

async function load({
  file,
  library: at,
  threads,
}: Extract<ToModel, { type: 'load' }>): Promise<Loaded | null> {
  let step: NotLoaded = 'library';
  try {
    const library: Library = await import(at);
    // Apple's build is for its graphics part; every other one that is installed is for the processor.
    const gpu = process.platform === 'darwin' ? 'auto' : false;
    const quiet = { logLevel: library.LlamaLogLevel.disabled, progressLogs: false } as const;
    // Never fetches or builds anything: what was installed runs, or nothing does.
    const llama = await library.getLlama({
      gpu,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      ...quiet,
    });
    step = 'model';
    const model = await llama.loadModel({ modelPath: file });
    step = 'context';
    if (model.trainContextSize < context.least) throw new Error('too short a context');
    const size = { min: context.least, max: Math.min(context.most, model.trainContextSize) };
    const opened = await model.createContext({ contextSize: size, threads });
    say({ type: 'loaded', contextTokens: opened.contextSize, memory: process.memoryUsage.rss() });
    return { library, llama, model, sequence: opened.getSequence() };
  } catch (error) {
    const isMemory = error instanceof Error && error.constructor.name === 'InsufficientMemoryError';
    say({ type: 'not-loaded', why: isMemory ? 'memory' : step });
    return null;
  }
}

async function answer(ask: Ask): Promise<void> {
  const loaded = await loading;
  const stop = stops.get(ask.id);
  const ended = (how: Extract<FromModel, { type: 'ended' }>['how'], input: number, output: number): void =>
    say({ type: 'ended', id: ask.id, how, input, output, memory: process.memoryUsage.rss() });
  if (loaded === null || stop === undefined) return;
  const before = { ...loaded.sequence.tokenMeter.getState() };
  try {
    if (stop.signal.aborted) return ended('stopped', 0, 0);
    const how = await write(loaded, ask, stop.signal);
    const { usedInputTokens, usedOutputTokens } = loaded.sequence.tokenMeter.diff(before);
    ended(how, usedInputTokens, usedOutputTokens);
  } catch {
    const { usedInputTokens, usedOutputTokens } = loaded.sequence.tokenMeter.diff(before);
    ended(stop.signal.aborted ? 'stopped' : 'failed', usedInputTokens, usedOutputTokens);
  } finally {
    stops.delete(ask.id);
  }
}

/** The grammar of the schema holds every token: what comes is JSON with the posts that were asked for, or breaks off. */
async function write(
  { library, llama, model, sequence }: Loaded,
  { id, system, text, schema, longestAnswer }: Ask,
  signal: AbortSignal,
): Promise<'done' | 'too-long'> {
  const asked = model.tokenize(`${system}\n${text}`).length + frame;
  const room = sequence.context.contextSize - asked;
  if (room < shortestAnswer) return 'too-long';
  const grammar = await llama.createGrammarForJsonSchema(schema);
  // Texts are given as texts: marks of a chat's frame that stand in a source ("<|im_end|>") stay letters.
  const session = new library.LlamaChatSession({ contextSequence: sequence, systemPrompt: system });
  try {
    await session.prompt(text, {
      grammar,
      signal,
      maxTokens: Math.min(longestAnswer, room),
      // Faithful before lively; a little chance, and a price for saying things twice, keep small models out of loops.
      temperature: 0.4,
      topP: 0.9,
      repeatPenalty: { penalty: 1.05, lastTokens: 64 },
      onTextChunk: (more) => say({ type: 'text', id, more }),
    });
  } finally {
    session.dispose({ disposeSequence: false });
  }
  return 'done';
}
