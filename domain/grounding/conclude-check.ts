import type { Strength } from '../language/strength.ts';
import type { GroundedSentence } from './grounded-sentence.ts';

/** What the source says about every sentence of a post, and whether the post as a whole claims more than it. */
export interface CheckResult {
  readonly sentences: readonly GroundedSentence[];
  readonly strength: { readonly source: Strength; readonly post: Strength };
  readonly verdict: 'same' | 'stronger' | 'weaker';
}

/** A sentence of a post with how strong a relation it claims, and how strong a one the sentences of the source beside it do. */
export interface CheckedSentence {
  readonly grounded: GroundedSentence;
  readonly post: Strength;
  readonly source: Strength;
}

/**
 * The whole post beside the source. Drawn from the sentences as they are marked in the end: what a verifier found no support for is
 * no longer measured by the sentence that it only stood near.
 */
export function concludeCheck(checked: readonly CheckedSentence[]): CheckResult {
  const strength = {
    source: strongest(checked.filter((one) => !isUnsupported(one)).map((one) => one.source)),
    post: strongest(checked.map((one) => one.post)),
  };
  return { sentences: checked.map((one) => one.grounded), strength, verdict: verdictOf(checked, strength) };
}

/** The same sentences, as a verifier has settled them. */
export function concludeSettled(
  checked: readonly CheckedSentence[],
  settled: readonly GroundedSentence[] | undefined,
): CheckResult {
  return concludeCheck(checked.map((one, at) => ({ ...one, grounded: settled?.[at] ?? one.grounded })));
}

export function strongest(levels: readonly Strength[]): Strength {
  return [...levels].sort((a, b) => b - a)[0] ?? 0;
}

function isUnsupported({ grounded }: CheckedSentence): boolean {
  return grounded.flags.some(({ type }) => type === 'unsupported');
}

function verdictOf(
  checked: readonly CheckedSentence[],
  strength: CheckResult['strength'],
): CheckResult['verdict'] {
  const flags = checked.flatMap((one) => one.grounded.flags);
  if (flags.some((flag) => flag.type === 'certainty' || flag.type === 'causation')) return 'stronger';
  // Alone it says little: a source has its own words for a cause.
  const isStronger = ({ grounded, post }: CheckedSentence): boolean =>
    grounded.mark === 'flagged' && post > strength.source;
  if (checked.some(isStronger)) return 'stronger';
  return strength.post < strength.source ? 'weaker' : 'same';
}
