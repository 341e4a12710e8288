import { cleanText } from '../intake/take-in.ts';
import { type Acronym, findAcronyms, findShortForm, titleAcronyms } from '../language/acronyms.ts';
import { finder } from '../language/finder.ts';
import { findNumbers, type NumberMention } from '../language/numbers.ts';
import { words } from '../language/words.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { readDocument } from '../research/named-document.ts';
import { type Clause, readClauses } from './clauses.ts';
import { type ConceptToken, conceptTokens } from './concepts.ts';
import { type DirectedPlace, directedPlaces } from './directed-places.ts';
import { type PrintedWord, readPrintedWords } from './printed-words.ts';
import type { NumberInText } from './shares.ts';

/** What a post is checked against: the source's sentences and what is known about the article. */
export interface CheckSource {
  readonly sentences: readonly { readonly text: string }[];
  readonly info?: ArticleInfo | undefined;
}

export interface IndexedSentence {
  /** Index in the source; null for the title and the article's details. */
  readonly index: number | null;
  readonly text: string;
  /** The text with every short form spelled out beside itself, as the source defines it. */
  readonly meaning: string;
  readonly tokens: readonly ConceptToken[];
  readonly concepts: ReadonlySet<string>;
  readonly numbers: readonly NumberMention[];
  /** Read when first asked for. */
  readonly printed: () => ReadonlySet<string>;
  readonly row: () => readonly PrintedWord[];
  readonly clauses: () => readonly Clause[];
  readonly directions: () => readonly DirectedPlace[];
}

export interface SourceIndex {
  /** All sentences; the title, where known, comes last with the index null. */
  readonly sentences: readonly IndexedSentence[];
  readonly numbers: readonly NumberMention[];
  /** The same, each with the text of its sentence. */
  readonly numbersInText: () => readonly NumberInText[];
  /** The sentence that prints a number. */
  readonly homeOf: (number: NumberMention) => IndexedSentence | undefined;
  /** How much a concept says: rare in this source weighs more. */
  readonly weightOf: (concept: string) => number;
  readonly has: (concept: string) => boolean;
  /** Every word of the source in lower case, hyphenated forms also joined. */
  readonly words: ReadonlySet<string>;
  readonly text: string;
  /** The work's title without its full stop; empty where unknown. */
  readonly title: string;
  /** All words in order, in lower case, with a space between and around. */
  readonly running: string;
  /** Short forms with their long forms, as the source defines them. */
  readonly acronyms: readonly Acronym[];
  /** A text with the source's short forms spelled out. */
  readonly spellOut: (text: string) => string;
}

/** Reads a source once; the same object is answered from memory, so that four posts cost one reading. */
export function indexSource(source: CheckSource): SourceIndex {
  const known = indexBySource.get(source);
  if (known !== undefined) return known;
  const index = buildIndex(source);
  indexBySource.set(source, index);
  return index;
}

const indexBySource = new WeakMap<CheckSource, SourceIndex>();

function buildIndex(source: CheckSource): SourceIndex {
  const defined = findAcronyms(source.sentences);
  const acronyms = [...defined, ...titleAcronyms(source.info?.title ?? null, source.sentences, defined)];
  const own = source.sentences.map((sentence, index) => readSentence(sentence.text, index, acronyms));
  const details = infoText(source.info);
  const title = source.info?.title;
  const extra = [title, details]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => readSentence(text ?? '', null, acronyms));
  const sentences = [...own, ...extra];
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const concept of sentence.concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const homes = once(
    () =>
      new Map(sentences.flatMap((sentence) => sentence.numbers.map((number) => [number, sentence] as const))),
  );
  return {
    sentences,
    numbers: sentences.flatMap((sentence) => sentence.numbers),
    numbersInText: once(() =>
      sentences.flatMap(({ text: home, numbers }) => numbers.map((number) => ({ number, text: home }))),
    ),
    homeOf: (number) => homes().get(number),
    weightOf: (concept) => Math.log(1 + (sentences.length + 1) / ((counts.get(concept) ?? 1) + 0.5)),
    has: (concept) => counts.has(concept),
    words: wordSet(text),
    text,
    title: cleanText(title ?? '')
      .replaceAll('\n', ' ')
      .replace(/\.$/, ''),
    running: ` ${words(text).join(' ')} `,
    acronyms,
    spellOut: (post) => spellOut(post, acronyms),
  };
}

function readSentence(text: string, index: number | null, acronyms: readonly Acronym[]): IndexedSentence {
  const meaning = spellOut(text, acronyms);
  const tokens = conceptTokens(meaning);
  return {
    index,
    text,
    meaning,
    tokens,
    concepts: new Set(tokens.map((token) => token.concept)),
    numbers: findNumbers(text),
    row: once(() => readPrintedWords(text, acronyms)),
    printed: once(() => new Set(words(text.toLowerCase()))),
    clauses: once(() => readClauses(meaning)),
    directions: once(() => directedPlaces(meaning)),
  };
}

/** Works when first asked and remembers. */
function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

function spellOut(text: string, acronyms: readonly Acronym[]): string {
  return acronyms.reduce((spelled, { short, long }) => {
    if (!spelled.includes(short) || spelled.toLowerCase().includes(long.toLowerCase())) return spelled;
    let result = '';
    let from = 0;
    for (let place = findShortForm(spelled, short); place !== null; ) {
      result += `${spelled.slice(from, place.index)}${long} ${place.text}`;
      from = place.index + place.text.length;
      place = findShortForm(spelled, short, from);
    }
    return result + spelled.slice(from);
  }, text);
}

/** Journal, year, people and places: what a post may name though the abstract does not. */
function infoText(info: ArticleInfo | undefined): string {
  if (info === undefined) return '';
  const { journal, year, pi, labOrInstitute, publisher, funders, url } = info;
  return [journal, year, pi, labOrInstitute, publisher, funders, url, readDocument(info)?.name]
    .filter((part) => part !== undefined && part !== '')
    .join('. ');
}

const compoundsIn = finder(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-–/.+][\p{L}\p{N}]+)+/gu);

function wordSet(text: string): Set<string> {
  const set = new Set(words(text).map((word) => word.replace(/'s$/, '')));
  for (const match of compoundsIn(text.toLowerCase())) {
    set.add(match[0]);
    set.add(match[0].replace(/[^\p{L}\p{N}]/gu, ''));
  }
  return set;
}
