import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';

/** What to write. The same request over the same sheet gives the same post. */
export interface WriteRequest {
  readonly tone: ToneId;
  readonly platform: PlatformId;
  /** Another seed, another opening. */
  readonly seed: number;
  /** True where the person posts their own work: "we" instead of "the team". */
  readonly author: boolean;
  readonly info: ArticleInfo;
}

export interface WrittenPost {
  readonly text: string;
  /** What the person should know before posting, in words for them. */
  readonly warnings: readonly string[];
}
