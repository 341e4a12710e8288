import type { FactSheet } from '../engine/fact-sheet.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { ToneId } from '../posts/tones.ts';
import type { ArticleInfo } from '../research/article-info.ts';

export interface PromptRequest {
  readonly sheet: FactSheet;
  readonly info: ArticleInfo;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
  /** True where the person is an author: "we" is allowed. */
  readonly author: boolean;
  /** Random and new for each request; the fence is named after it. */
  readonly nonce: string;
  readonly size: PromptSize;
  /** True where the person chose the finding, or said it in their own words; else a program read it. */
  readonly findingChosen: boolean;
  /** 0 for the first posts of a source; another number asks for other openings. */
  readonly variation?: number;
  /** Posts that these take the place of, where they are written anew: they are to begin otherwise. */
  readonly instead?: { readonly [Platform in PlatformId]?: string | undefined };
}

/** Small models, and slow ones, get the facts without the source, and the rules in short. */
export type PromptSize = 'full' | 'small';
