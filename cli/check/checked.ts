import type {
  CheckReport,
  CheckSummary,
  ReportedFlag,
  ReportedSentence,
} from '#domain/grounding/report-check.ts';
import { isAsBadAs, overallOf } from '#domain/grounding/report-check.ts';
import type { VerifierKind } from '#domain/grounding/verdict.ts';
import type { Notice } from '#domain/research/notices.ts';
import type { Failure } from '#domain/result.ts';
import { placesIn, type TextRegion } from './text-places.ts';

/** What a run checks against: the file, or the work that was looked up. */
export interface CheckedSource {
  /** As it was named on the command line. */
  readonly name: string;
  readonly sentences: CheckReport['source']['sentences'];
  readonly work: {
    readonly identifier: string;
    readonly title: string | null;
    readonly url: string | null;
    readonly notices: readonly Notice[];
  } | null;
}

export type PlacedFlag = ReportedFlag & { readonly inFile: TextRegion };
export interface PlacedSentence extends Omit<ReportedSentence, 'flags'>, TextRegion {
  readonly flags: readonly PlacedFlag[];
}

/** A post with its name, and every sentence and flag with its line and column. */
export interface CheckedPost extends Omit<CheckReport, 'sentences' | 'source'> {
  readonly name: string;
  readonly sentences: readonly PlacedSentence[];
  readonly verifiedBy?: VerifierKind;
}

/** One that could not be read, and why. */
export interface UnreadPost {
  readonly name: string;
  readonly error: Failure;
}

export type PostOfRun = CheckedPost | UnreadPost;

/** All that a run of the command found. */
export interface CheckedRun {
  readonly source: CheckedSource;
  readonly posts: readonly PostOfRun[];
}

export const failOns = ['flagged', 'compare', 'never'] as const;
/** From which mark on a run fails. */
export type FailOn = (typeof failOns)[number];

export function isRead(post: PostOfRun): post is CheckedPost {
  return !('error' in post);
}

/** A reported check with lines and columns of the file that the post stands in. */
export function placed(
  name: string,
  text: string,
  { sentences, strength, verdict, summary }: CheckReport,
  verifier: 'learned' | 'none',
): CheckedPost {
  const regionOf = placesIn(text);
  return {
    name,
    sentences: sentences.map((sentence) => ({
      ...sentence,
      ...regionOf(sentence),
      flags: sentence.flags.map((flag) => ({ ...flag, inFile: regionOf(flag.inPost) })),
    })),
    strength,
    verdict,
    summary,
    ...(verifier === 'learned' && { verifiedBy: verifier }),
  };
}

/** Whether anything in these posts is as bad as the run does not put up with. */
export function fails(posts: readonly CheckedPost[], failOn: FailOn): boolean {
  return (
    failOn !== 'never' && posts.some(({ sentences }) => sentences.some(({ mark }) => isAsBadAs(mark, failOn)))
  );
}

/** What all posts come to together. */
export function summaryOf(posts: readonly PostOfRun[]): Omit<CheckSummary, 'says'> & { unread: number } {
  const read = posts.filter(isRead);
  const counts = { matches: 0, compare: 0, flagged: 0, wording: 0, yours: 0 };
  const sentences = read.flatMap((post) => post.sentences);
  for (const { mark } of sentences) counts[mark] += 1;
  return { overall: overallOf(sentences), counts, unread: posts.length - read.length };
}
