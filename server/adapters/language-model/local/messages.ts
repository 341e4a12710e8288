import type { AnswerSchema } from '#domain/prompts/answer-schema.ts';

/** What the server says to the process that runs the model. Plain data: it travels as JSON. */
export type ToModel =
  | { readonly type: 'load'; readonly file: string; readonly library: string; readonly threads: number }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly system: string;
      readonly text: string;
      readonly schema: AnswerSchema;
      /** Tokens that the answer may have. */
      readonly longestAnswer: number;
    }
  | { readonly type: 'stop'; readonly id: number };

/** What it answers. Memory in bytes, as the system counts it for the whole process. */
export type FromModel =
  | { readonly type: 'loaded'; readonly contextTokens: number; readonly memory: number }
  | { readonly type: 'not-loaded'; readonly why: NotLoaded }
  | { readonly type: 'text'; readonly id: number; readonly more: string }
  | {
      readonly type: 'ended';
      readonly id: number;
      readonly how: 'done' | 'stopped' | 'too-long' | 'failed';
      /** Tokens read and written. */
      readonly input: number;
      readonly output: number;
      readonly memory: number;
    };

export type NotLoaded = 'library' | 'model' | 'memory' | 'context';
