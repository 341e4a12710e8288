import type { GenerateRequest } from '../engine/generate.ts';
import type { Made, ToldPost, Written } from '../engine/written.ts';
import type { CollectedPosts } from '../guard/collected-posts.ts';
import type { GuardedPost } from '../guard/guard-post.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { PromptRequest, PromptSize } from '../prompts/prompt-request.ts';
import type { ModelPrompt } from '../prompts/write-prompt.ts';
import type { Result } from '../result.ts';

/**
 * The work on texts that a generation by a model takes, in steps that hold nothing between them: each begins from the request and
 * from the posts collected so far, so that it can be done here or in a thread. Input and output are plain data.
 */
export interface WritingSteps {
  /** Our own posts; those that a model had told before it failed stand beside them. */
  writePosts(request: GenerateRequest & { readonly told?: readonly ToldPost[] }): Result<Written>;
  /** What a model is to be asked; our own posts where none is to be asked. */
  briefModel(asked: BriefRequest): Result<Brief>;
  /** Takes the posts that are whole in what a model has written so far. */
  takePosts(asked: TakeRequest): Result<TakenPosts>;
  /** Takes the posts of a whole answer, and says what goes back to the model; null where nothing does. */
  endAnswer(asked: EndRequest): Result<TakenPosts & { readonly repair: Repair | null }>;
  /** Puts the posts of a model and our own together: ours wherever the model gave none that can be used. */
  finishPosts(asked: FinishRequest): Result<FinishedPosts>;
}

/** The same steps, done wherever there is time for them. */
export type StepsElsewhere = {
  readonly [Step in keyof WritingSteps]: (
    asked: Parameters<WritingSteps[Step]>[0],
  ) => Promise<ReturnType<WritingSteps[Step]>>;
};

/** What a generation is to be, if it does not begin from nothing. */
export interface Variation {
  /** Another number, other openings. */
  readonly variation: number;
  /** The posts that these take the place of, where they are to begin otherwise. */
  readonly instead?: NonNullable<PromptRequest['instead']>;
}

export interface BriefRequest {
  readonly request: GenerateRequest;
  /** What is to be asked for; the others were told before, or are asked for by themselves. */
  readonly platforms: readonly PlatformId[];
  /** Nobody can guess it: fences the source. */
  readonly nonce: string;
  readonly size: PromptSize;
  readonly anew?: Variation | undefined;
}

export type Brief =
  | { readonly kind: 'written'; readonly written: Written }
  | { readonly kind: 'ask'; readonly prompt: ModelPrompt };

export interface TakeRequest {
  readonly request: GenerateRequest;
  /** What the model was asked for. */
  readonly platforms: readonly PlatformId[];
  /** What was asked first: no word of it may stand in a post. */
  readonly prompt: ModelPrompt;
  readonly posts: CollectedPosts;
  /** All that the model wrote so far. */
  readonly text: string;
}

export interface EndRequest extends TakeRequest {
  /** True for the answer to what was sent back. */
  readonly isRepair: boolean;
}

export interface TakenPosts {
  readonly posts: CollectedPosts;
  /** Those that are done with it and were not before. */
  readonly done: readonly GuardedPost[];
  /** The one that is written now; null where all have been. */
  readonly next: PlatformId | null;
}

export interface Repair {
  readonly platforms: readonly PlatformId[];
  readonly prompt: ModelPrompt;
}

export interface FinishRequest {
  readonly request: GenerateRequest;
  readonly posts: CollectedPosts;
  /** Whether posts that still say more than the source are shown, marked; else ours take their place. */
  readonly keepsFlagged: boolean;
  readonly about: Pick<Made, 'writer' | 'model' | 'host' | 'promptVersion'>;
}

export interface FinishedPosts {
  /** Those that were held, as they are shown beside those told before. */
  readonly settled: readonly GuardedPost[];
  readonly written: Written;
}

/** Told while posts are written. */
export type WriterEvent =
  | { readonly kind: 'progress'; readonly step: WriterStep; readonly platforms: readonly PlatformId[] }
  | ({ readonly kind: 'post' } & ToldPost);

/** waiting: others are before. writing: these posts. repairing: these are sent back because of what the check found. */
export type WriterStep = 'waiting' | 'writing' | 'repairing';
