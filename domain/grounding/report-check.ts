import type { CheckResult } from './conclude-check.ts';
import type { Flag, GroundedSentence, Span } from './grounded-sentence.ts';
import type { Mark } from './mark.ts';
import { noMismatch, sayUnsupported } from './say-mark.ts';

/** A sentence of the source with its place in the source's text. */
export interface SourceSentence extends Span {
  readonly text: string;
}

/** What is at fault in a sentence, with the words and where they stand in the whole post. */
export interface ReportedFlag extends Flag {
  readonly words: string;
  readonly inPost: Span;
}

/** A sentence of a post with all that is known of it. `start` and `end` are its place in the post. */
export interface ReportedSentence extends Omit<GroundedSentence, 'flags'>, Span {
  /** The nearest sentence of the source, by its number from 0; null where none is near, or where that is the title. */
  readonly source: (SourceSentence & { readonly sentence: number }) | null;
  readonly flags: readonly ReportedFlag[];
}

/** The worst that was found of a post: a flagged sentence before one to compare, before those that match; `wording` claims nothing. */
export const overalls = ['flagged', 'compare', 'matches', 'wording'] as const;
export type Overall = (typeof overalls)[number];

export interface CheckSummary {
  readonly overall: Overall;
  /** How many sentences have each mark. */
  readonly counts: Readonly<Record<Mark, number>>;
  /** The same for a person; never a promise. */
  readonly says: string;
}

/** A check with everything that somebody needs who did not see it made: places, source sentences, and what it comes to. */
export interface CheckReport extends Omit<CheckResult, 'sentences'> {
  readonly sentences: readonly ReportedSentence[];
  readonly source: { readonly sentences: readonly SourceSentence[] };
  readonly summary: CheckSummary;
}

/** All places are in UTF-16 code units; those in the post are in `post` as it was checked. */
export function reportCheck(
  post: string,
  source: readonly SourceSentence[],
  { sentences, ...rest }: CheckResult,
): CheckReport {
  let at = 0;
  const reported = sentences.map((sentence) => {
    // Sentences are cut out of the post, one behind the other.
    const start = Math.max(at, post.indexOf(sentence.text, at));
    at = start + sentence.text.length;
    return reportSentence(sentence, start, source);
  });
  return {
    sentences: reported,
    ...rest,
    source: { sentences: source },
    summary: summarise({ sentences, ...rest }),
  };
}

function reportSentence(
  { flags, ...sentence }: GroundedSentence,
  start: number,
  source: readonly SourceSentence[],
): ReportedSentence {
  const { text, support } = sentence;
  const [nearest] = support;
  const found = nearest === undefined ? undefined : source[nearest];
  return {
    ...sentence,
    start,
    end: start + text.length,
    source: nearest === undefined || found === undefined ? null : { sentence: nearest, ...found },
    flags: flags.map((flag) => ({
      ...flag,
      words: text.slice(flag.start, flag.end),
      inPost: { start: start + flag.start, end: start + flag.end },
    })),
  };
}

function summarise(checked: CheckResult): CheckSummary {
  const counts: Record<Mark, number> = { matches: 0, compare: 0, flagged: 0, wording: 0, yours: 0 };
  for (const { mark } of checked.sentences) counts[mark] += 1;
  return { overall: overallOf(checked.sentences), counts, says: sayCheck(checked) };
}

/** What a check of several posts comes to is what the worst of them does. */
export function overallOf(sentences: readonly Pick<GroundedSentence, 'mark'>[]): Overall {
  const marks = new Set(sentences.map(({ mark }) => mark));
  if (marks.has('flagged') || marks.has('yours')) return 'flagged';
  return overalls.find((one) => marks.has(one)) ?? 'wording';
}

/** What a check comes to, in a sentence or two. */
export function sayCheck({ sentences, verdict }: Pick<CheckResult, 'sentences' | 'verdict'>): string {
  const found = sayUnsupported(sentences);
  const strength = verdict === 'same' ? '' : `The post is ${verdict} than its source.`;
  return [found === '' ? noMismatch : found, strength].filter((part) => part !== '').join(' ');
}

/** Whether a mark is at least as bad as the one that somebody does not put up with. */
export function isAsBadAs(mark: Mark, worst: 'flagged' | 'compare'): boolean {
  return mark === 'flagged' || mark === 'yours' || (worst === 'compare' && mark === 'compare');
}
