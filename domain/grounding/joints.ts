import { findHedges } from '../language/hedges.ts';
import { findNegations } from '../language/negation.ts';
import { remembered } from '../language/remembered.ts';
import { conceptTokens } from './concepts.ts';

/**
 * Two neighbouring content words with what stands between them. Where source and post share the pair, a negation or a
 * hedge that one of them has between the two and the other lacks was added or lost.
 */
export interface Joint {
  /** Names the pair; equal in source and post for the same two concepts. */
  readonly pair: string;
  readonly denial: Mark | null;
  readonly hedge: Mark | null;
  /** True where "will" stands between. */
  readonly isPromise: boolean;
  /** True where only "of" or the like stands between: the two are one thing, of which nothing is said between them. */
  readonly isNominal: boolean;
  readonly start: number;
  readonly end: number;
}

interface Mark {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The joints of a text, in order. */
export const readJoints: (text: string) => readonly Joint[] = remembered((text) => {
  const denials = findNegations(text);
  const hedges = findHedges(text);
  const marks = [...denials, ...hedges];
  const content = conceptTokens(text).filter((token) => !marks.some((mark) => overlaps(mark, token)));
  return content.slice(1).flatMap((after, at) => {
    const before = content[at];
    if (before === undefined || breaks.test(text.slice(before.end, after.start))) return [];
    const between = (mark: Mark) => mark.start >= before.end && mark.end <= after.start;
    return [
      {
        pair: `${before.concept} ${after.concept}`,
        denial: denials.find(between) ?? null,
        hedge: hedges.find(between) ?? null,
        isNominal: /^ (?:of|in|for|from)(?: (?:the|an?))? $/i.test(text.slice(before.end, after.start)),
        isPromise: /\bwill\b/i.test(text.slice(before.end, after.start)),
        start: before.start,
        end: after.end,
      },
    ];
  });
});

/** A pair across a full stop, a colon or a semicolon is none. */
const breaks = /[.:;!?](?=\s)/;

function overlaps(a: Mark, b: Mark): boolean {
  return a.start < b.end && b.start < a.end;
}
