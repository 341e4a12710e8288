import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { CollectedPosts } from '#domain/guard/collected-posts.ts';
import type { GuardedPost } from '#domain/guard/guard-post.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { WriterRun } from '../../ports/text-generator.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { orderOfRun } from './order-of-run.ts';

interface Following {
  readonly workshop: Workshop;
  readonly request: GenerateRequest;
  readonly run: WriterRun;
  /** Posts that stand already. */
  readonly before: CollectedPosts;
  /** The others, as the model is asked for them. */
  readonly asked: readonly PlatformId[];
}

/** An answer of a model while it comes: its posts are told as soon as they are whole and checked. */
export class FollowedAnswer {
  private readonly following: Following;
  private posts: CollectedPosts;
  private next: PlatformId | null;
  private text = '';
  /** How much of it was looked at. */
  private seen = 0;
  private looking: Promise<void> | null = null;
  /** A look failed: the one at the whole answer will say why. */
  private isOver = false;

  constructor(following: Following) {
    this.following = following;
    this.posts = following.before;
    this.next = following.asked[0] ?? null;
  }

  /** Takes all that was written so far. One look at a time, each at all that is there by then. */
  readonly onText = (text: string): void => {
    this.text = text;
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
  };

  readonly tellNext = (): void => {
    if (this.next !== null)
      this.following.run.tell({ kind: 'progress', step: 'writing', platforms: [this.next] });
  };

  /** The whole answer, with the posts that were taken of it while it came. */
  async whole(text: string): Promise<{ readonly posts: CollectedPosts; readonly text: string }> {
    await this.looking;
    return { posts: this.posts, text };
  }

  private async look(): Promise<void> {
    const { workshop, request, run } = this.following;
    while (this.hasEndedText()) {
      const { text, posts } = this;
      this.seen = text.length;
      const taken = await workshop
        .do('takePosts', { request, posts, text }, orderOfRun(run))
        .catch(() => null);
      if (taken?.ok !== true) {
        this.isOver = true;
        return;
      }
      this.posts = taken.value.posts;
      tellPosts(run, taken.value.done);
      if (taken.value.next === this.next) continue;
      this.next = taken.value.next;
      this.tellNext();
    }
  }

  /** A post can only have been ended by a quotation mark. An answer that is asked for again begins anew. */
  private hasEndedText(): boolean {
    if (this.text.length < this.seen) this.seen = 0;
    return !this.isOver && this.text.includes('"', this.seen);
  }
}

export function tellPosts(run: WriterRun, posts: readonly GuardedPost[]): void {
  for (const { platform, text, sentences, removed } of posts)
    run.tell({ kind: 'post', platform, text, grounding: sentences, removed });
}
