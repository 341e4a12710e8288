import type { ToldPost } from '../engine/written.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { GuardedPost } from './guard-post.ts';

/** What has come of a generation so far, as plain data: whoever goes on with it may be elsewhere. */
export interface CollectedPosts {
  readonly done: readonly GuardedPost[];
  /** They wait for the repair. */
  readonly held: readonly GuardedPost[];
  readonly repaired: readonly PlatformId[];
}

export const noPosts: CollectedPosts = { done: [], held: [], repaired: [] };

/** Posts that were told by an earlier run of the same request: they are done. */
export function collectedOf(told: readonly ToldPost[]): CollectedPosts {
  const done = told.map(({ platform, text, grounding, removed }) => ({
    platform,
    text,
    sentences: grounding,
    removed,
    complaints: [],
  }));
  return { ...noPosts, done };
}
