import type { FactSheet } from '../engine/fact-sheet.ts';
import { type Reference, readReference } from '../engine/write/reference.ts';
import type { CheckSource } from '../grounding/check-post.ts';
import { checkWithGiven } from '../grounding/check-with-given.ts';
import { conceptTokens } from '../grounding/concepts.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { chooseHashtags } from '../posts/hashtags.ts';
import type { ToldTexts } from '../prompts/told-texts.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { addressName, findAddresses } from './find-addresses.ts';
import { type FindLeak, leakFinder, noLeak } from './find-leak.ts';

/** What posts of one source are held against. */
export interface GuardSource {
  readonly sheet: FactSheet;
  readonly reference: Reference | null;
  /** Everything that the person gave, for names that a post may repeat. */
  readonly given: string;
  /** What `given` speaks of. */
  readonly concepts: ReadonlySet<string>;
  /** Whether a link, handle or address was given, or is the one that we print. */
  readonly isGiven: (address: string) => boolean;
  /** Whether a hashtag stands for words of the source. */
  readonly allowsTag: (tag: string) => boolean;
  /** What a text has of the prompt, and not of the source. */
  readonly findLeak: FindLeak;
  readonly check: (post: string) => { readonly sentences: readonly GroundedSentence[] };
}

/**
 * `stated` is what the person said in their own words: posts may lean on it as on the source. `told` is what the model was told
 * besides; null where no model was asked.
 */
export function guardSource(
  sheet: FactSheet,
  info: ArticleInfo,
  stated: readonly string[] = [],
  told: ToldTexts | null = null,
): GuardSource {
  const source: CheckSource = { sentences: sheet.sentences, info };
  const text = sheet.sentences.map((sentence) => sentence.text).join(' ');
  const given = [text, ...stated, ...Object.values(info).flat()].join('\n');
  const reference = readReference(info);
  const names = new Set(addressNames([given, reference?.link ?? '', reference?.id ?? ''].join('\n')));
  const known = new Set(chooseHashtags({ title: sheet.title, text }).map((tag) => tag.text.toLowerCase()));
  const stems = new Set(words(given).map(stem));
  return {
    sheet,
    reference,
    given,
    concepts: new Set(conceptTokens(given).map(({ concept }) => concept)),
    isGiven: (address) => names.has(addressName(address)),
    allowsTag: (tag) =>
      known.has(tag.toLowerCase()) || wordsOfTag(tag).every((word) => stems.has(stem(word))),
    findLeak: told === null ? noLeak : leakFinder(told, given),
    check: (post) => ({ sentences: checkWithGiven(source, stated, post) }),
  };
}

/** Names of all addresses of a text; of a link also the names of what it lies in. */
function addressNames(text: string): string[] {
  return findAddresses(text).flatMap(({ start, end }) => {
    const name = addressName(text.slice(start, end));
    const levels = [...name.matchAll(/[/?#]/g)].map(({ index }) => name.slice(0, index));
    return [name, ...levels];
  });
}

/** "#MachineLearning" is two words; "#MRI" is one. */
function wordsOfTag(tag: string): readonly string[] {
  return words(
    tag
      .replace(/^[#＃]/u, '')
      .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ')
      .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .replaceAll('_', ' '),
  );
}
