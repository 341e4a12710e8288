import { splitSentences } from '../language/sentences.ts';
import { type CheckSource, checkPost } from './check-post.ts';
import type { FlagType, GroundedSentence } from './grounded-sentence.ts';

/**
 * Checks a post for which the person gave facts in their own words. Where only those words vouch for a sentence, it says so
 * (`given`) and is not called supported. Their words can add a fact that the source leaves out; they cannot make the claim
 * stronger, turn its direction or praise it unnoticed: those flags stay.
 */
export function checkWithGiven(
  source: CheckSource,
  given: readonly string[],
  post: string,
): readonly GroundedSentence[] {
  const { sentences } = checkPost(source, post);
  if (given.length === 0 || sentences.every(({ flags }) => flags.length === 0)) return sentences;
  const wider: CheckSource = {
    sentences: [...source.sentences, ...given.flatMap(splitSentences)],
    info: source.info,
  };
  const withGiven = checkPost(wider, post).sentences;
  return sentences.map((sentence, at) => settle(sentence, withGiven[at]));
}

/** What a person may know from elsewhere in their paper. */
const facts: ReadonlySet<FlagType> = new Set(['number', 'unit', 'name', 'population', 'unsupported']);

function settle(plain: GroundedSentence, wider: GroundedSentence | undefined): GroundedSentence {
  if (wider === undefined) return plain;
  const isStillThere = (flag: GroundedSentence['flags'][number]): boolean =>
    wider.flags.some(({ type, start }) => type === flag.type && start === flag.start);
  const flags = plain.flags.filter((flag) => !facts.has(flag.type) || isStillThere(flag));
  if (flags.length === plain.flags.length) return plain;
  return { ...plain, flags, given: true };
}
