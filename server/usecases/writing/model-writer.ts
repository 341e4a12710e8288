import { type GenerateRequest, generatePosts } from '#domain/engine/generate.ts';
import { isTakenBack } from '#domain/engine/write/retracted.ts';
import { type Written, writtenByEngine } from '#domain/engine/written.ts';
import { PostCollection } from '#domain/guard/collect-posts.ts';
import type { GuardedPost } from '#domain/guard/guard-post.ts';
import { guardSource } from '#domain/guard/guard-source.ts';
import { repairPrompt } from '#domain/prompts/repair-prompt.ts';
import { type ModelPrompt, writePrompt } from '#domain/prompts/write-prompt.ts';
import { ok, type Result } from '#domain/result.ts';
import type { FaultKind, LanguageModel, ModelUsage } from '../../ports/language-model.ts';
import type { TextGenerator, WriterRun } from '../../ports/text-generator.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { failureOfFault } from './failure-of-fault.ts';
import { type BudgetDeps, takeAllowance } from './model-budget.ts';

export interface ModelWriterDeps extends BudgetDeps {
  readonly model: LanguageModel;
  readonly tokens: Pick<Tokens, 'create'>;
  /** Longest time for the whole, the repair included, in milliseconds; shorter than a reservation lasts. */
  readonly longestMs: number;
  /** How each request to the model ended, for the metrics. */
  readonly count: (outcome: 'ok' | FaultKind, usage: ModelUsage, seconds: number) => void;
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
  const prompt = writePrompt({
    sheet: engine.factSheet,
    info,
    tone: request.tone,
    platforms: request.platforms,
    author: request.author ?? false,
    nonce: deps.tokens.create(),
    size: 'full',
  });
  const posts = new PostCollection(guardSource(engine.factSheet, info), request.platforms);
  const deadline = AbortSignal.timeout(deps.longestMs);
  const asking: Asking = { ...deps, run, deadline };
  const answered = await askFirst(asking, prompt, posts);
  if (!answered.ok) return answered;
  const toRepair = posts.toRepair();
  if (toRepair.length > 0) {
    run.tell({ kind: 'progress', step: 'repairing', platforms: toRepair.map(({ platform }) => platform) });
    const repaired = await ask(asking, repairPrompt(prompt, toRepair), () => undefined);
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
  return ask(
    asking,
    prompt,
    (text) => {
      tellPosts(run, posts.take(text));
      if (posts.next() === before) return;
      before = posts.next();
      tellNext();
    },
    tellNext,
  );
}

async function ask(
  asking: Asking,
  prompt: ModelPrompt,
  onText: (text: string) => void,
  onAsked: () => void = () => undefined,
): Promise<Result<string>> {
  const { model, run, deadline, count } = asking;
  const allowance = await takeAllowance(asking, run.userId, prompt);
  if (!allowance.ok) return allowance;
  const startedAt = performance.now();
  const answer = await model.ask(prompt, {
    signal: AbortSignal.any([run.signal, deadline]),
    priority: run.priority,
    onAsked,
    onText,
  });
  await allowance.value.settle(answer.usage);
  const isLate = !answer.ok && answer.fault.kind === 'left' && !run.signal.aborted;
  const fault = answer.ok ? null : isLate ? ({ kind: 'slow' } as const) : answer.fault;
  count(fault?.kind ?? 'ok', answer.usage, (performance.now() - startedAt) / 1000);
  if (answer.ok) return ok(answer.text);
  return { ok: false, failure: failureOfFault(model.about, fault ?? answer.fault) };
}

function leftBy({ model }: ModelWriterDeps): Result<never> {
  return { ok: false, failure: failureOfFault(model.about, { kind: 'left' }) };
}

function tellPosts(run: WriterRun, posts: readonly GuardedPost[]): void {
  for (const { platform, text, sentences } of posts)
    run.tell({ kind: 'post', platform, text, grounding: sentences });
}
