import type { Backing, Mark } from './mark.ts';

/** One sentence of a post and what the source says about it. The shape scripts rely on. */
export interface GroundedSentence {
  readonly text: string;
  /** A claim states something that only the source can vouch for; framing states no fact. */
  readonly kind: 'claim' | 'framing';
  /** What is known of it (`marked`). */
  readonly mark: Mark;
  /** What proves it; only where the mark is `matches`. */
  readonly by?: Backing | undefined;
  /** Indices of the source sentences that are nearest to it, best first; empty for framing. */
  readonly support: readonly number[];
  readonly flags: readonly Flag[];
  /** Present where something in it rests on what the person said, and not on the source. */
  readonly given?: true | undefined;
  /** Of such a sentence, the words that the source does not have. */
  readonly notInText?: readonly Span[] | undefined;
}

/** A stretch of a sentence's `text`; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const flagTypes = [
  'number',
  'unit',
  'name',
  'direction',
  'population',
  'certainty',
  'causation',
  'negation',
  'unsupported',
  'hype',
] as const;
export type FlagType = (typeof flagTypes)[number];

export interface Flag extends Span {
  readonly type: FlagType;
  /** What is wrong, in words for the person. */
  readonly detail: string;
  /** A wording of the whole sentence that the source supports, where one is known. */
  readonly better?: string | undefined;
  /** The verifier that raised it; absent where an exact rule did. */
  readonly by?: Exclude<Backing, 'words'> | undefined;
}
