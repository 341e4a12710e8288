import { remembered } from '../../language/remembered.ts';
import { stem } from '../../language/stem.ts';
import type { AlignedSentence } from '../align.ts';
import { type ConceptToken, conceptTokens } from '../concepts.ts';
import type { SourceIndex } from '../source-index.ts';

/**
 * "Unsupervised" of one of these sentences, where the source has no word of supervision without the "un"; null where none, or
 * where the post has it too.
 */
export function deniedByPrefix(
  token: ConceptToken,
  post: string,
  source: SourceIndex,
  sentences: readonly AlignedSentence[],
): string | null {
  const said = token.text.toLowerCase();
  if (said.length < leastRoot) return null;
  const start = said.slice(0, leastRoot);
  for (const { sentence } of sentences) {
    const alike = deniedStems(sentence.text).get(start);
    const denied = alike?.find(({ what }) => stem(what).startsWith(stem(said)));
    if (denied === undefined || post.toLowerCase().includes(denied.word)) continue;
    if (!isSaidPlainly(token, source)) return denied.word;
  }
  return null;
}

/** Shorter ones are too often no part of the word: "inform" denies no form. */
const leastRoot = 5;

interface DeniedStem {
  readonly word: string;
  /** The word without its prefix. */
  readonly what: string;
}

/** By the first letters of what is denied. */
const deniedStems: (text: string) => ReadonlyMap<string, readonly DeniedStem[]> = remembered((text) => {
  const found = conceptTokens(text).flatMap(({ text: printed, start }): DeniedStem[] => {
    const said = printed.toLowerCase();
    const word = text.slice(start - 4, start).toLowerCase() === 'non-' ? `non-${said}` : said;
    const what = denying.exec(word)?.[1];
    return what === undefined ? [] : [{ word, what }];
  });
  return Map.groupBy(found, ({ what }) => what.slice(0, leastRoot));
});

const prefixes = 'non-?|un|in|im|ir|dis|a(?=symp|symm|typic|period|sept)';
/** What is independent denies no "depends on", and irradiation no radiation. */
const denying = new RegExp(`^(?!independ|irradiat)(?:${prefixes})(\\p{L}{5,})$`, 'u');

/** The source has the word, or one of its family, without such a prefix: "presymptomatic" tells of symptoms too. */
function isSaidPlainly({ concept, text }: ConceptToken, source: SourceIndex): boolean {
  const root = stem(text.toLowerCase());
  return conceptTokens(source.text.replace(prefixed, ' ')).some(
    (other) =>
      other.concept === concept ||
      stem(other.text.toLowerCase().replace(/^(?:pre|post|semi|self|re)-?/, '')).startsWith(root),
  );
}

const prefixed = new RegExp(`\\b(?:${prefixes})\\p{L}{5,}\\b`, 'giu');
