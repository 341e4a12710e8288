import { splitSentences } from '../language/sentences.ts';
import { type CheckSource, checkPost } from './check-post.ts';
import { readKind } from './claim-kind.ts';
import { conceptTokens } from './concepts.ts';
import { isFrameWord, isLightWord } from './frame-word.ts';
import type { FlagType, GroundedSentence, Span } from './grounded-sentence.ts';
import { marked } from './marked.ts';
import { indexSource, type SourceIndex } from './source-index.ts';
import { splitPost } from './split-post.ts';

/**
 * Checks a post for which the person gave facts in their own words. Where only those words vouch for a sentence, it says so
 * (`given`), and which of its words the source does not have. Their words can add a fact that the source leaves out; they cannot make
 * the claim stronger, turn its direction or praise it unnoticed: those flags stay.
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
  const index = indexSource(source);
  return sentences.map((sentence, at) => settle(sentence, withGiven[at], index));
}

/** What a person may know from elsewhere in their paper. */
const facts: ReadonlySet<FlagType> = new Set(['number', 'unit', 'name', 'population', 'unsupported']);

function settle(
  plain: GroundedSentence,
  wider: GroundedSentence | undefined,
  source: SourceIndex,
): GroundedSentence {
  if (wider === undefined) return plain;
  const isStillThere = (flag: GroundedSentence['flags'][number]): boolean =>
    wider.flags.some(({ type, start }) => type === flag.type && start === flag.start);
  const flags = plain.flags.filter((flag) => !facts.has(flag.type) || isStillThere(flag));
  if (flags.length === plain.flags.length) return plain;
  const vouched = plain.flags.filter((flag) => !flags.includes(flag) && flag.type !== 'unsupported');
  const notInText = joined(plain.text, [...vouched, ...wordsBeyond(plain.text, source)]);
  return marked({ ...plain, flags, given: true, notInText }, null);
}

/** Words of content that the source does not have. */
function wordsBeyond(text: string, source: SourceIndex): readonly Span[] {
  const [sentence] = splitPost(text);
  if (sentence?.text !== text) return [];
  return conceptTokens(readKind(sentence, source).claimed).filter(
    ({ concept, text: word }) => !(source.has(concept) || isFrameWord(word) || isLightWord(word)),
  );
}

/** In order; those that meet, or have only a space between them, as one. */
function joined(text: string, spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && text.slice(last.end, start).trim() === '')
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else result.push({ start, end });
  }
  return result;
}
