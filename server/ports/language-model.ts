import type { PromptSize } from '#domain/prompts/prompt-request.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';

/** A model that writes. Knows nothing of posts: text in, text out, and what it cost. */
export interface LanguageModel {
  readonly about: ModelAbout;
  /** Asks once, with whatever patience the adapter has. Never rejects: what goes wrong is a fault. */
  ask(prompt: ModelPrompt, run: ModelRun): Promise<ModelAnswer>;
}

/** Which model, where it is, and who could read what it is sent. */
export interface ModelAbout {
  readonly provider: 'openai-compatible' | 'anthropic' | 'google' | 'local';
  readonly model: string;
  /** Host and port, as people know it. */
  readonly host: string;
  readonly reach: 'this-machine' | 'network' | 'internet';
  /** Which prompts it gets: small models lose the thread in long ones. */
  readonly prompts: PromptSize;
}

export interface ModelRun {
  /** Ends when the person leaves. */
  readonly signal: AbortSignal;
  /** Served before others where there is a queue. */
  readonly priority: boolean;
  /** Told once the model is asked: until then the request stood in the queue. */
  readonly onAsked?: () => void;
  /** The whole text so far, whenever there is more. */
  readonly onText: (text: string) => void;
}

/** Tokens; counted by the service, else estimated on the safe side. */
export interface ModelUsage {
  readonly input: number;
  readonly output: number;
}

export type ModelAnswer =
  | { readonly ok: true; readonly text: string; readonly usage: ModelUsage }
  | { readonly ok: false; readonly fault: ModelFault; readonly usage: ModelUsage };

export interface ModelFault {
  readonly kind: FaultKind;
  /** Seconds after which another try can help. */
  readonly retryAfter?: number;
  /** For "unready": why, in our own words. */
  readonly why?: string;
}

/**
 * busy: too many requests, here or there. no-credit: the account there is used up. refused: the key, the model or the
 * request is not accepted. failed: a fault of the service. unreachable: no connection. slow: nothing, or not all, in time.
 * stalled: it began and stopped. cut: it began and broke off. garbled: what came is no answer. resting: the service failed
 * too often just now. unready: a model on this server that cannot be loaded or used. left: the person went away.
 */
export const faultKinds = [
  'busy',
  'no-credit',
  'refused',
  'failed',
  'unreachable',
  'slow',
  'stalled',
  'cut',
  'garbled',
  'resting',
  'unready',
  'left',
] as const;
export type FaultKind = (typeof faultKinds)[number];
