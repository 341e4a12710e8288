import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Written } from '#domain/engine/written.ts';
import { type CollectedPosts, collectedOf } from '#domain/guard/collected-posts.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import { ok, type Result } from '#domain/result.ts';
import type { TextGenerator, WriterRun } from '../../ports/text-generator.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Repair, WorkInput, WorkName, WorkOutput, Workshop } from '../../ports/workshop.ts';
import { type AskingDeps, askModel, type Question } from './ask-model.ts';
import { failureOfFault } from './failure-of-fault.ts';
import { FollowedAnswer, tellPosts } from './followed-answer.ts';
import { orderOfRun } from './order-of-run.ts';

export interface ModelWriterDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  readonly workshop: Workshop;
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
  const { model, workshop } = deps;
  const nonce = deps.tokens.create();
  const before = collectedOf(run.told ?? []);
  const platforms = request.platforms.filter((one) => !before.done.some(({ platform }) => platform === one));
  const asked = { request, platforms, nonce, size: model.about.prompts };
  const brief = await workshop.do('briefModel', asked, orderOfRun(run));
  if (!brief.ok) return brief;
  if (brief.value.kind === 'written') return ok(brief.value.written);
  const { prompt } = brief.value;
  const asking: Asking = { ...deps, run, deadline: AbortSignal.timeout(deps.longestMs) };
  const collected =
    platforms.length === 0
      ? ok({ posts: before, repaired: null })
      : await collect(asking, { request, platforms, prompt, before });
  if (!collected.ok) return collected;
  const { posts, repaired } = collected.value;
  if (run.signal.aborted) return leftBy(deps);
  const { provider: writer, model: name, host } = model.about;
  const about = { writer, model: name, host, promptVersion: prompt.version };
  const finished = await held(asking, 'finishPosts', { request, posts, repaired, about });
  if (!finished.ok) return finished;
  tellPosts(run, finished.value.settled);
  return finished.value.written === null ? garbledBy(deps) : ok(finished.value.written);
}

/** All that the model was asked for: its first answer, and the one to what was sent back. */
async function collect(
  asking: Asking,
  { request, platforms, prompt, before }: Asked,
): Promise<Result<Collected>> {
  const { workshop, run } = asking;
  const answer = new FollowedAnswer({ workshop, request, run, before, asked: platforms });
  run.tell({ kind: 'progress', step: 'waiting', platforms: [] });
  const following = { onText: answer.onText, onAsked: answer.tellNext };
  const first = await askModel(asking, { ...questionOf(asking), ...following }, prompt);
  if (!first.ok) return first;
  const ended = await held(asking, 'endAnswer', { request, ...(await answer.whole(first.value)), prompt });
  if (!ended.ok) return ended;
  const { done, posts, repair } = ended.value;
  tellPosts(run, done);
  return ok({ posts, repaired: repair === null ? null : await askAgain(asking, repair) });
}

interface Asked {
  readonly request: GenerateRequest;
  readonly platforms: readonly PlatformId[];
  readonly prompt: ModelPrompt;
  readonly before: CollectedPosts;
}

interface Collected {
  readonly posts: CollectedPosts;
  /** The answer to what was sent back; null where there was none. */
  readonly repaired: string | null;
}

interface Asking extends ModelWriterDeps {
  readonly run: WriterRun;
  readonly deadline: AbortSignal;
}

/** The answer to what is sent back; null where none came: the first answer stays. */
async function askAgain(asking: Asking, { platforms, prompt }: Repair): Promise<string | null> {
  asking.run.tell({ kind: 'progress', step: 'repairing', platforms });
  const repaired = await askModel(asking, questionOf(asking), prompt);
  return repaired.ok ? repaired.value : null;
}

/** Work on what the model wrote: what takes too long in that is no text that the person could shorten. */
async function held<Name extends WorkName>(
  asking: Asking,
  name: Name,
  input: WorkInput<Name>,
): Promise<Result<WorkOutput<Name>>> {
  const done = await asking.workshop.do(name, input, orderOfRun(asking.run));
  if (asking.run.signal.aborted) return leftBy(asking);
  return !done.ok && done.failure.code === 'too_slow' ? garbledBy(asking) : done;
}

function questionOf({ run, deadline }: Asking): Question {
  return { userId: run.share ?? run.userId, priority: run.priority, signal: run.signal, deadline };
}

function leftBy({ model }: ModelWriterDeps): Result<never> {
  return { ok: false, failure: failureOfFault(model.about, { kind: 'left' }) };
}

function garbledBy({ model }: ModelWriterDeps): Result<never> {
  return { ok: false, failure: failureOfFault(model.about, { kind: 'garbled' }) };
}
