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
