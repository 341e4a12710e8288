import type { CollectedPosts } from '../guard/collected-posts.ts';
import type { GuardedPost } from '../guard/guard-post.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { StepsElsewhere, TakeRequest, WriterEvent } from './steps.ts';

interface Following extends Omit<TakeRequest, 'text'> {
  readonly steps: Pick<StepsElsewhere, 'takePosts'>;
  readonly tell: (event: WriterEvent) => void;
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
    this.posts = following.posts;
    this.next = following.platforms[0] ?? null;
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
      this.following.tell({ kind: 'progress', step: 'writing', platforms: [this.next] });
  };

  /** The posts that were taken of it while it came, once nobody looks at it any more. */
  async taken(): Promise<CollectedPosts> {
    await this.looking;
    return this.posts;
  }

  private async look(): Promise<void> {
    const { steps, tell, ...asked } = this.following;
    while (this.hasEndedText()) {
      const { text, posts } = this;
      this.seen = text.length;
      const taken = await steps.takePosts({ ...asked, posts, text }).catch(() => null);
      if (taken?.ok !== true) {
        this.isOver = true;
        return;
      }
      this.posts = taken.value.posts;
      tellPosts(tell, taken.value.done);
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

export function tellPosts(tell: (event: WriterEvent) => void, posts: readonly GuardedPost[]): void {
  for (const { platform, text, sentences, removed } of posts)
    tell({ kind: 'post', platform, text, grounding: sentences, removed });
}
