import { givenStatements } from '#domain/engine/corrections.ts';
import { type GenerateRequest, generatePosts } from '#domain/engine/generate.ts';
import { isTakenBack } from '#domain/engine/write/retracted.ts';
import { type Written, writtenByEngine } from '#domain/engine/written.ts';
import { PostCollection } from '#domain/guard/collect-posts.ts';
import type { GuardedPost } from '#domain/guard/guard-post.ts';
import { guardSource } from '#domain/guard/guard-source.ts';
import { repairPrompt } from '#domain/prompts/repair-prompt.ts';
import { type ModelPrompt, writePrompt } from '#domain/prompts/write-prompt.ts';
import { ok, type Result } from '#domain/result.ts';
import type { TextGenerator, WriterRun } from '../../ports/text-generator.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { type AskingDeps, askModel, type Question } from './ask-model.ts';
import { failureOfFault } from './failure-of-fault.ts';

export interface ModelWriterDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  /** Longest time for the whole, the repair included, in milliseconds. */
  readonly longestMs: number;
}

/** Posts by a model, held to the source: read, asked for, checked, sent back once, and finished. */
export function createModelWriter(deps: ModelWriterDeps): TextGenerator {
  return { generate: (request, run) => generate(deps, request, run) };
}

async function generate(
  deps: ModelWriterDeps,
  request: GenerateRequest,
  run: WriterRun,
): Promise<Result<Written>> {
  const engine = generatePosts(request);
  // What was taken back gets one fixed sentence; no model is asked to word it.
  if (isTakenBack(engine.factSheet)) return ok(writtenByEngine(engine));
  const info = request.articleInfo ?? {};
  const posts = new PostCollection(
    guardSource(engine.factSheet, info, givenStatements(request.finding, request.corrections)),
    request.platforms,
    run.told,
  );
  const prompt = writePrompt({
    sheet: engine.factSheet,
    info,
    tone: request.tone,
    platforms: posts.missing(),
    author: request.author ?? false,
    nonce: deps.tokens.create(),
    size: deps.model.about.prompts,
    findingChosen: request.finding !== undefined,
  });
  const asking: Asking = { ...deps, run, deadline: AbortSignal.timeout(deps.longestMs) };
  if (posts.missing().length > 0) {
    const answered = await askFirst(asking, prompt, posts);
    if (!answered.ok) return answered;
  }
  const toRepair = posts.toRepair();
  if (toRepair.length > 0) {
    run.tell({ kind: 'progress', step: 'repairing', platforms: toRepair.map(({ platform }) => platform) });
    const repaired = await askModel(deps, questionOf(asking), repairPrompt(prompt, toRepair));
    if (run.signal.aborted) return leftBy(deps);
    if (repaired.ok) posts.takeRepair(repaired.value);
  }
  tellPosts(run, posts.settle());
  if (posts.isEmpty()) return { ok: false, failure: failureOfFault(deps.model.about, { kind: 'garbled' }) };
  const { provider, model, host } = deps.model.about;
  return ok(posts.written(engine, { writer: provider, model, host, promptVersion: prompt.version }));
}

interface Asking extends ModelWriterDeps {
  readonly run: WriterRun;
  readonly deadline: AbortSignal;
}

/** The first answer, told post by post as it comes. */
async function askFirst(asking: Asking, prompt: ModelPrompt, posts: PostCollection): Promise<Result<string>> {
  const { run } = asking;
  const tellNext = (): void => {
    const next = posts.next();
    if (next !== null) run.tell({ kind: 'progress', step: 'writing', platforms: [next] });
  };
  let before = posts.next();
  run.tell({ kind: 'progress', step: 'waiting', platforms: [] });
  const onText = (text: string): void => {
    tellPosts(run, posts.take(text));
    if (posts.next() === before) return;
    before = posts.next();
    tellNext();
  };
  return askModel(asking, { ...questionOf(asking), onText, onAsked: tellNext }, prompt);
}

function questionOf({ run, deadline }: Asking): Question {
  return { userId: run.userId, priority: run.priority, signal: run.signal, deadline };
}

function leftBy({ model }: ModelWriterDeps): Result<never> {
  return { ok: false, failure: failureOfFault(model.about, { kind: 'left' }) };
}

function tellPosts(run: WriterRun, posts: readonly GuardedPost[]): void {
  for (const { platform, text, sentences, removed } of posts)
    run.tell({ kind: 'post', platform, text, grounding: sentences, removed });
}
