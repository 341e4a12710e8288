import type { Manner } from './write-posts.ts';

/** What the stand-in does with one request. */
export type Behaviour =
  /** Answers, in this manner. */
  | { readonly does: 'answer'; readonly manner: Manner }
  /** Writes the first post, then waits until it is released; then it goes on, or drops the connection. */
  | { readonly does: 'wait'; readonly manner: Manner; readonly afterwards?: 'drop' }
  /** Refuses with a status, and says when to come again. */
  | {
      readonly does: 'status';
      readonly status: number;
      readonly retryAfter?: number;
      readonly code?: string;
      readonly message?: string;
    }
  /** Takes the request and never says a word. */
  | { readonly does: 'keep-silent' }
  /** Begins to write and stops, with the connection open. */
  | { readonly does: 'stall' }
  /** Begins to write and drops the connection. */
  | { readonly does: 'drop' }
  /** Begins to write and ends as if all was said. */
  | { readonly does: 'end-early' }
  /** An error inside the stream, after status 200. */
  | { readonly does: 'error-event' }
  /** Answers with something that is no answer. */
  | { readonly does: 'garbage'; readonly kind: Garbage };

export const garbages = [
  'empty',
  'html',
  'truncated',
  'wrong-keys',
  'missing-one',
  'huge',
  'bad-utf8',
  'prose',
] as const;
export type Garbage = (typeof garbages)[number];

export const good: Behaviour = { does: 'answer', manner: 'good' };
