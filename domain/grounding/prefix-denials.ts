import { finder } from '../language/finder.ts';
import { stem } from '../language/stem.ts';
import type { AlignedSentence } from './align.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * "Unsupervised" of one of these sentences, where the source has no word of supervision without the "un"; null where none, or
 * where the post has it too.
 */
export function deniedByPrefix(
  { concept, text }: ConceptToken,
  post: string,
  source: SourceIndex,
  sentences: readonly AlignedSentence[],
): string | null {
  const { denied, plain, stems } = readPrefixes(source);
  if (denied.length === 0 || plain.has(concept)) return null;
  const root = stem(text.toLowerCase());
  if (root.length < leastRoot) return null;
  const isHere = (word: string): boolean =>
    !post.toLowerCase().includes(word) &&
    sentences.some(({ sentence }) => sentence.text.toLowerCase().includes(word));
  const found = denied.find((one) => one.root.startsWith(root) && isHere(one.word));
  // "Presymptomatic" and "symptomatic" tell of symptoms too.
  return found === undefined || stems.some((one) => one.startsWith(root)) ? null : found.word;
}

/** Shorter ones are too often no part of the word: "inform" denies no form. */
const leastRoot = 5;

interface Prefixes {
  readonly denied: readonly { readonly word: string; readonly root: string }[];
  /** The concepts of all other words, and their stems without prefixes that deny nothing. */
  readonly plain: ReadonlySet<string>;
  readonly stems: readonly string[];
}

const prefixesBySource = new WeakMap<SourceIndex, Prefixes>();

function readPrefixes(source: SourceIndex): Prefixes {
  const known = prefixesBySource.get(source);
  if (known !== undefined) return known;
  const plain = conceptTokens(source.text.replace(prefixed, ' '));
  const prefixes = {
    denied: prefixedIn(source.text).map(({ 0: word, groups }) => ({
      word: word.toLowerCase(),
      root: stem((groups?.['what'] ?? '').toLowerCase()),
    })),
    plain: new Set(plain.map(({ concept }) => concept)),
    stems: plain.map(({ text }) => stem(text.toLowerCase().replace(/^(?:pre|post|semi|self|re)-?/, ''))),
  };
  prefixesBySource.set(source, prefixes);
  return prefixes;
}

const prefixed = /\b(?:non-?|un|in|im|ir|a|dis)(?<what>\p{L}{5,})\b/giu;
const prefixedIn = finder(prefixed);
