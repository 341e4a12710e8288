import type { GenerateRequest } from '../engine/generate.ts';
import type { Made, ToldPost, Written } from '../engine/written.ts';
import { type CollectedPosts, collectedOf } from '../guard/collected-posts.ts';
import { type PlatformId, platforms as platformTable } from '../posts/platforms.ts';
import type { PromptSize } from '../prompts/prompt-request.ts';
import type { ModelPrompt } from '../prompts/write-prompt.ts';
import { fail, ok, type Result } from '../result.ts';
import { FollowedAnswer, tellPosts } from './followed-answer.ts';
import type { StepsElsewhere, Variation, WriterEvent } from './steps.ts';

/**
 * Asks a model once. `onText` is told all that it wrote so far, whenever there is more; `onAsked` that it was asked, where there
 * is a queue. An answer that cannot be read is an empty text; a failure is that of whoever could not be asked.
 */
export type Ask = (
  prompt: ModelPrompt,
  on: { readonly onText: (text: string) => void; readonly onAsked: () => void },
) => Promise<Result<string>>;

/** A generation by a model, whichever it is and wherever it runs. */
export interface ModelWriting {
  readonly request: GenerateRequest;
  /** Who is asked, in the words of the record. */
  readonly about: Pick<Made, 'writer' | 'model' | 'host'>;
  readonly ask: Ask;
  readonly steps: StepsElsewhere;
  readonly size: PromptSize;
  /** Nobody can guess it. */
  readonly nonce: string;
  readonly tell: (event: WriterEvent) => void;
  /** Nobody waits any more. */
  readonly hasLeft: () => boolean;
  /** Posts that an earlier run of the same request told before it broke: they stand. */
  readonly told?: readonly ToldPost[];
  /** Where posts are written anew. */
  readonly anew?: Variation | undefined;
}

/**
 * How often a post may be asked for. A capable model gets all posts in one request, which is most of the cost, and one repair;
 * a small one loses the thread, so it gets one post at a time and a try more.
 */
const repairs: Readonly<Record<PromptSize, number>> = { full: 1, small: 2 };

/**
 * The one way in which a model writes: briefed, asked, held to the source and to its prompt, sent back, settled. Where it gives a
 * post that cannot be used, ours takes the place of it, and the record says so. Fails where the model could not be asked, where
 * the source takes too long to read, or where nobody waits any more.
 */
export async function writeWithModel(writing: ModelWriting): Promise<Result<Written>> {
  const { request, size, steps } = writing;
  let posts = collectedOf(writing.told ?? []);
  const open = request.platforms.filter((one) => !posts.done.some(({ platform }) => platform === one));
  let promptVersion: string | null = null;
  for (const platforms of size === 'small' ? open.map((one) => [one]) : [open]) {
    const brief = await steps.briefModel({
      request,
      platforms,
      nonce: writing.nonce,
      size,
      anew: writing.anew,
    });
    if (!brief.ok) return brief;
    if (brief.value.kind === 'written') return ok(brief.value.written);
    const { prompt } = brief.value;
    promptVersion = prompt.version;
    if (platforms.length === 0) continue;
    const written = await writeSome(writing, { platforms, prompt, posts });
    if (!written.ok) return written;
    posts = written.value.posts;
    if (written.value.tookTooLong) return ours(writing, posts, promptVersion);
  }
  return settle(writing, posts, promptVersion);
}

/** What stands in the end, with ours wherever the model gave nothing that can be shown. */
async function settle(
  writing: ModelWriting,
  posts: CollectedPosts,
  promptVersion: string | null,
): Promise<Result<Written>> {
  const { request, size, steps, about } = writing;
  if (writing.hasLeft()) return gone;
  // A small model that did not mend it in three tries does not know better: what it says is not worth a mark.
  const keepsFlagged = size === 'full';
  const record = { ...about, promptVersion };
  const finished = await steps.finishPosts({ request, posts, keepsFlagged, about: record });
  if (writing.hasLeft()) return gone;
  if (!finished.ok) return tookTooLong(finished) ? ours(writing, posts, promptVersion) : finished;
  tellPosts(writing.tell, finished.value.settled);
  return ok(finished.value.written);
}

interface Some {
  readonly platforms: readonly PlatformId[];
  readonly prompt: ModelPrompt;
  readonly posts: CollectedPosts;
}

interface WrittenSo {
  readonly posts: CollectedPosts;
  /** What the model wrote took too long to check: that is no text which the person could shorten. */
  readonly tookTooLong: boolean;
}

/** What is asked for in one request, and what comes of sending it back. */
async function writeSome(
  writing: ModelWriting,
  { platforms, prompt, posts }: Some,
): Promise<Result<WrittenSo>> {
  const { steps, tell, ask, request } = writing;
  const asked = { request, platforms, prompt };
  const answer = new FollowedAnswer({ ...asked, posts, steps, tell });
  tell({ kind: 'progress', step: 'waiting', platforms: [] });
  const first = await ask(prompt, { onText: answer.onText, onAsked: answer.tellNext });
  if (!first.ok) return first;
  let [text, isRepair, so] = [first.value, false, await answer.taken()];
  for (let left = repairs[writing.size]; ; left -= 1) {
    const ended = await steps.endAnswer({ ...asked, posts: so, text, isRepair });
    if (writing.hasLeft()) return gone;
    if (!ended.ok) return tookTooLong(ended) ? ok({ posts: so, tookTooLong: true }) : ended;
    const { done, repair } = ended.value;
    so = ended.value.posts;
    tellPosts(tell, done);
    if (repair === null || left === 0) return ok({ posts: so, tookTooLong: false });
    tell({ kind: 'progress', step: 'repairing', platforms: repair.platforms });
    const again = await ask(repair.prompt, { onText: () => undefined, onAsked: () => undefined });
    // Where no answer comes to what was sent back, the first one stays.
    if (!again.ok) return ok({ posts: so, tookTooLong: false });
    [text, isRepair] = [again.value, true];
  }
}

/** Our own posts beside those of the model that were told, and the record of whom was asked. */
async function ours(
  { request, about, steps }: ModelWriting,
  { done }: CollectedPosts,
  promptVersion: string | null,
): Promise<Result<Written>> {
  const told = done.map(({ platform, text, sentences, removed }) => ({
    platform,
    text,
    grounding: sentences,
    removed,
  }));
  const written = await steps.writePosts({ ...request, told });
  if (!written.ok) return written;
  const replaced = request.platforms.filter((one) => !done.some(({ platform }) => platform === one));
  const warnings = replaced.map(
    (id) =>
      `What the model wrote for ${platformTable[id].label} took too long to check; this post is by Paperlark’s own writer.`,
  );
  return ok({
    ...written.value,
    warnings: [...written.value.warnings, ...warnings],
    made: { ...about, promptVersion, repaired: [], replaced },
  });
}

function tookTooLong(failed: Result<unknown>): boolean {
  return !failed.ok && failed.failure.code === 'too_slow';
}

const gone: Result<never> = fail('generation_failed', 'Cancelled.');
