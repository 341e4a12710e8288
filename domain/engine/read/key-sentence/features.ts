import { remembered } from '../../../language/remembered.ts';
import { stem } from '../../../language/stem.ts';
import { words } from '../../../language/words.ts';
import { roles } from '../../fact-sheet.ts';
import { closenessOf, type Rarity } from './closeness.ts';
import { keyBucket } from './key-model.ts';
import { likeTitle } from './like-title.ts';
import { keyVariants, type Variant } from './variants.ts';

/** A sentence as the key-sentence model sees it. */
export interface KeySource {
  readonly sentences: readonly { readonly text: string; readonly probabilities: readonly number[] }[];
  readonly title: string | null;
}

/** One text that may say what the work is: a sentence or a shorter form of it, or the title. */
export interface KeyCandidate {
  readonly text: string;
  /** Null for the title. */
  readonly sentence: number | null;
  readonly features: readonly number[];
  /** Ascending numbers of the buckets that its words and openings fall into, each once. */
  readonly buckets: readonly number[];
}

/** All candidates of an abstract. Training and reading call the same function, so that a weight always means the same. */
export function keyCandidates(source: KeySource, rarity: Rarity): KeyCandidate[] {
  const abstract = readAbstract(source, rarity);
  const fromSentences = source.sentences.flatMap(({ text }, index) => {
    const shared = sentenceFeatures(abstract, source, index);
    return keyVariants(text).map((variant) => ({
      text: variant.text,
      sentence: index,
      features: [...shared, ...variantFeatures(variant, text, abstract)],
      buckets: bucketsOf(variant.text, ''),
    }));
  });
  return source.title === null
    ? fromSentences
    : [...fromSentences, titleCandidate(source.title, abstract, fromSentences[0])];
}

interface Abstract {
  readonly words: readonly (readonly string[])[];
  readonly closeness: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly proposes: readonly boolean[];
  readonly title: ReadonlySet<string>;
  readonly titled: readonly string[];
  /** For each sentence, weighed by how rare words are. */
  readonly weighed: readonly (readonly number[])[];
}

function readAbstract({ sentences, title }: KeySource, rarity: Rarity): Abstract {
  const bags = sentences.map(({ text }) => contentOf(text));
  const all = new Map<string, number>();
  for (const bag of bags) for (const word of new Set(bag)) all.set(word, (all.get(word) ?? 0) + 1);
  const similarity = bags.map((one) => bags.map((other) => overlapOf(one, other)));
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    words: bags,
    closeness: bags.map((bag) => sum(bag.map((word) => (all.get(word) ?? 1) - 1)) / Math.max(1, bag.length)),
    before: similarity.map((row, at) => sum(row.slice(0, at)) / bags.length),
    after: similarity.map((row, at) => sum(row.slice(at + 1)) / bags.length),
    proposes: sentences.map(({ text }) => cues[0]?.test(text) ?? false),
    title: new Set(title === null ? [] : contentOf(title)),
    titled: title === null ? [] : stemsOf(title),
    weighed: closenessOf(
      bags,
      sentences.map(({ text }) => stemsOf(text)),
      rarity,
    ),
  };
}

function sentenceFeatures(abstract: Abstract, { sentences }: KeySource, index: number): number[] {
  const count = sentences.length;
  const { text = '', probabilities = [] } = sentences[index] ?? {};
  const own = abstract.words[index] ?? [];
  const place = index / Math.max(1, count - 1);
  const fromEnd = count - 1 - index;
  const isFirstProposal =
    abstract.proposes[index] === true && !abstract.proposes.slice(0, index).includes(true);
  const best = (role: number): number => Math.max(...sentences.map((one) => one.probabilities[role] ?? 0));
  return [
    0,
    place,
    place ** 2,
    ...[0, 1, 2, 3, 4, 5].map((at) => Number(index === at)),
    ...[0, 1, 2].map((at) => Number(fromEnd === at)),
    1 / count,
    Number(count <= 4),
    ...cues.map((cue) => Number(cue.test(text))),
    abstract.closeness[index] ?? 0,
    abstract.before[index] ?? 0,
    abstract.after[index] ?? 0,
    ...roles.map((_, role) => probabilities[role] ?? 0),
    ...roles.map((_, role) => Number((probabilities[role] ?? 0) >= best(role))),
    Number(isFirstProposal),
    Number(!abstract.proposes.includes(true)),
    ...(abstract.weighed[index] ?? []),
    ...titleFeatures(own, abstract.title),
  ];
}

function variantFeatures({ text, cuts }: Variant, sentence: string, abstract: Abstract): number[] {
  const length = words(text).length;
  return [
    Number(cuts.opening),
    Number(cuts.report),
    Number(cuts.tail),
    Number(cuts.whole),
    ...lengthFeatures(length),
    length / Math.max(1, words(sentence).length),
    Number(/^(?:\w+ )?we\b/i.test(text)),
    ...titleFeatures(contentOf(text), abstract.title),
    ...likeTitle(stemsOf(text), abstract.titled),
  ];
}

/** The title stands for itself: what counts is its length and how much of it the abstract repeats. */
function titleCandidate(title: string, abstract: Abstract, like: KeyCandidate | undefined): KeyCandidate {
  const said = new Set(abstract.words.flat());
  const own = contentOf(title);
  const known = own.filter((word) => said.has(word)).length / Math.max(1, own.length);
  const ending = [0, 0, 0, 0, ...lengthFeatures(words(title).length), 1, 0, 0, 0, 0, 0, 0];
  const empty = new Array<number>((like?.features.length ?? 0) - ending.length).fill(0);
  return {
    text: title,
    sentence: null,
    features: [1 + known, ...empty.slice(1), ...ending],
    buckets: bucketsOf(title, 'title '),
  };
}

function lengthFeatures(length: number): number[] {
  return [
    length / 20,
    Math.abs(length - 18) / 20,
    Math.max(0, length - 24) / 20,
    Math.max(0, 11 - length) / 11,
  ];
}

function titleFeatures(own: readonly string[], title: ReadonlySet<string>): number[] {
  const shared = new Set(own.filter((word) => title.has(word))).size;
  return [shared / Math.max(1, title.size), shared / Math.max(1, own.length)];
}

/** Words and pairs of words, and how the text opens. */
function bucketsOf(text: string, kind: string): number[] {
  const all = words(text).map((word) => (/^\d/.test(word) ? '0' : word));
  const names = [
    ...all.map((word) => `w ${word}`),
    ...all.slice(1).map((word, at) => `b ${all[at]} ${word}`),
    `f2 ${all.slice(0, 2).join(' ')}`,
    `f3 ${all.slice(0, 3).join(' ')}`,
  ];
  return [...new Set(names.map((name) => keyBucket(kind + name)))].sort((a, b) => a - b);
}

const stemsOf: (text: string) => readonly string[] = remembered((text) => words(text).map(stem));

const contentOf: (text: string) => readonly string[] = remembered((text) =>
  words(text)
    .filter((word) => !common.has(word))
    .map(stem),
);

/** Cosine of two bags of words, each counted once. */
function overlapOf(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.sqrt(a.size * b.size));
}

const common = new Set(
  'the of and to in a is that for we with on as are by this be an it from our which can or have has these such their at not been its also was were using use used both than more into between'.split(
    ' ',
  ),
);

/** What tells a contribution, a result, or what comes before either. The first is asked for by name above. */
const cues: readonly RegExp[] = [
  /\bwe (?:\w+ )?(?:propose|introduce|present|develop|design|describe|devise|formulate)/i,
  /\bwe (?:\w+ )?(?:show|demonstrate|find|found|prove|observe|reveal|establish|discover)/i,
  /\b(?:in )?this (?:paper|work|article|study)\b|\bhere,? we\b/i,
  /\bour (?:\w+ )?(?:method|approach|model|framework|algorithm|technique|system|results|analysis|work|theory)/i,
  /\b(?:experiments?|results|evaluat\w+|empirical\w*)\b/i,
  /^(?:however|but|yet|unfortunately|while|although|despite)\b/i,
  /\b(?:recent|recently|existing|previous|prior|traditional|typically|often|widely|common)\b/i,
  /\b(?:novel|new|first)\b/i,
  /\b(?:outperform|state[- ]of[- ]the[- ]art|superior|improves?|better|achieves?)\b/i,
  /\d/,
  /%/,
  /\?/,
  /^(?:specifically|in particular|moreover|furthermore|additionally|also|finally|then|in addition)\b/i,
  /\b(?:code|available|http)\b/i,
  /\b(?:important|challeng\w+|problem|key|fundamental|crucial|critical|difficult)\b/i,
  /^(?:it|they|these|this|such|those)\b/i,
  /\bto (?:this end|address|overcome|tackle|solve)\b/i,
  /\b(?:called|named|termed|dubbed)\b|\b[A-Z][A-Za-z]*[A-Z]\w*/,
  /\b(?:suggest|conclude|implication|therefore|thus)\b/i,
];
