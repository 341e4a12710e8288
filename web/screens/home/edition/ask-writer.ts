import { ApiError } from '#contract/client.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { DeviceWriterError } from '#web/features/writer/device-writer-error.ts';
import { writeByDevice } from '../generate-on-device.ts';
import type { AskedRewrite } from './desk-state.ts';
import { type Edition, writerOf } from './edition.ts';
import type { RewriteAnswer } from './take-answer.ts';
import { words } from './words.ts';

/** Posts of one tone that a model is to write anew. */
export type AskedPosts = readonly (readonly [PlatformId, AskedRewrite])[];

/**
 * Asks the model that wrote these posts for them again, from the facts as they stand: the one of the server, or the browser's own.
 * Rejects where it cannot be had; `whyNot` says so to the person.
 */
export async function askWriter(
  edition: Edition,
  posts: AskedPosts,
  signal: AbortSignal,
): Promise<RewriteAnswer> {
  const [first] = posts;
  if (first === undefined) throw new Error('Nobody is asked for no post.');
  const [platform, { wanted }] = first;
  const { tone, seed } = wanted;
  const platforms = posts.map(([id]) => id);
  const request = { ...edition.request, platforms, tone, seed };
  const instead = wanted.otherwise === true ? beginnings(posts) : undefined;
  if (writerOf(edition, platform) === 'device')
    return writeByDevice(request, {
      signal,
      anew: { variation: seed, ...(instead !== undefined && { instead }) },
    });
  const { inputText, articleInfo, author, finding, corrections } = edition.request;
  const facts = { inputText, articleInfo, author, finding, corrections };
  const body = { ...facts, tone, seed, platforms, model: edition.made.model ?? '', instead };
  const { data, counted } = await api.stream('rewritePosts', { body }, { signal, onEvent: () => undefined });
  return { ...data, counted };
}

/** Why a model could not be had, in a sentence or two. */
export function whyNot(error: unknown): string {
  if (error instanceof DeviceWriterError) return error.message;
  // The server's own sentence says who failed and why; the general words of its code do not.
  if (error instanceof ApiError && error.fallback !== null) return error.message;
  return failureWords(error, words.notRewritten).description;
}

/** More than a model is shown of it. */
const longestBeginning = 200;

function beginnings(posts: AskedPosts): Partial<Record<PlatformId, string>> {
  return Object.fromEntries(posts.map(([platform, { text }]) => [platform, text.slice(0, longestBeginning)]));
}
