import type { Flag, FlagType, GroundedSentence } from './grounded-sentence.ts';
import { marked } from './marked.ts';

/** Who can say whether sentences of a source support a claim, beside the exact rules. */
export const verifierKinds = ['model', 'learned'] as const;
export type VerifierKind = (typeof verifierKinds)[number];

/** A claim with the sentences of the source that may support it. */
export interface ClaimToVerify {
  readonly claim: string;
  /** Best first: what the alignment found, what stands beside it, what the fact sheet was read from, the title. */
  readonly evidence: readonly Evidence[];
}

interface Evidence {
  /** Index of the source sentence; null for the title. */
  readonly index: number | null;
  readonly text: string;
}

/** What a verifier says of one claim beside the source sentences it was given. */
export interface Verdict {
  /** That the sentences support the whole claim: 0..1. */
  readonly probability: number;
  /** Words of the claim that they do not support, as offsets into its text; may be empty. */
  readonly disagree: readonly { readonly start: number; readonly end: number }[];
  /** A wording that they do support; null where none was given. */
  readonly better: string | null;
  readonly by: VerifierKind;
}

/**
 * Probabilities at which a verdict moves a mark: up to `unsupported` a sentence is flagged, from `supported` on it matches, from
 * `cleared` on a flag that reads meaning goes. Between them nothing changes.
 */
export const verdictBars = { supported: 0.9, cleared: 0.5, unsupported: 0.2 } as const;

/**
 * Flags of rules that read meaning from words: whoever reads the sentence whole knows better. Numbers, units, names, groups, praise
 * and what makes a claim stronger are exact, and stay whatever a verifier says.
 */
const readsMeaning: ReadonlySet<FlagType> = new Set(['direction', 'negation', 'unsupported']);

/**
 * Whether a verifier has something to say of a sentence: a claim that no exact rule has something against. What the source says in
 * the same words needs nobody's judgement but a model's, which may see what the words around it change.
 */
export function isOpenToVerdict(
  { kind, flags, given, by }: Pick<GroundedSentence, 'kind' | 'flags' | 'given' | 'by'>,
  verifier: VerifierKind,
): boolean {
  const isOpen = kind === 'claim' && given !== true && flags.every(({ type }) => readsMeaning.has(type));
  return isOpen && (verifier === 'model' || by !== 'words');
}

/**
 * The sentences of a post with what a verifier said of each (null where it said nothing): a claim is marked as matching where it
 * is sure that the source supports it, and flagged where it is sure that it does not; a flag that reads meaning goes where it is
 * rather sure, and the sentence is to be compared. No verdict takes an exact flag away, so no number that the rules refuse is ever
 * vouched for by a verifier alone.
 */
export function settleMarks(
  sentences: readonly GroundedSentence[],
  verdicts: readonly (Verdict | null)[],
): readonly GroundedSentence[] {
  return sentences.map((sentence, at) => {
    const verdict = verdicts[at] ?? null;
    return verdict === null || !isOpenToVerdict(sentence, verdict.by) ? sentence : settle(sentence, verdict);
  });
}

function settle(sentence: GroundedSentence, verdict: Verdict): GroundedSentence {
  const { probability, by } = verdict;
  const isFlagged = sentence.flags.length > 0;
  if (probability <= verdictBars.unsupported && !isFlagged)
    return marked({ ...sentence, flags: flagsOf(sentence.text, verdict) }, null);
  if (isFlagged)
    return probability >= verdictBars.cleared ? marked({ ...sentence, flags: [] }, null) : sentence;
  const isProven = sentence.by !== undefined;
  return probability >= verdictBars.supported && !isProven ? marked(sentence, by) : sentence;
}

const who: Readonly<Record<VerifierKind, string>> = { model: 'The model', learned: 'The learned check' };

/** One flag for each passage at fault, or one for the whole sentence; the better wording stands with the first. */
function flagsOf(text: string, { disagree, better, by }: Verdict): Flag[] {
  const passages =
    disagree.length > 0
      ? disagree
      : [{ start: text.length - text.trimStart().length, end: text.trimEnd().length }];
  return passages.map(({ start, end }, at) => ({
    type: 'unsupported',
    detail: `${who[by]} finds no support for this in the source.`,
    ...(at === 0 && better !== null && { better }),
    by,
    start,
    end,
  }));
}
