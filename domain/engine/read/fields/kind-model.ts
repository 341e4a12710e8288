import type { Genre, Subjects } from '../../fact-sheet.ts';
import { softmax } from '../softmax.ts';
import type { SourceText } from './genre.ts';

/** How much each word of a text, and each guess by rules, speaks for each of `labels`. */
export interface KindModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly start: readonly number[];
  readonly words: ReadonlyMap<string, readonly number[]>;
}

/** What a text has of each feature, by the feature's name. */
export type KindFeatures = ReadonlyMap<string, number>;

/**
 * The words of title and text, those of the title once more, and what the rules guess. A word counts by the logarithm of how
 * often it stands, and a long text has no more of all together than a short one.
 */
export function kindFeatures(
  { title, text }: SourceText,
  guess: { readonly genre: string; readonly subjects: string },
): KindFeatures {
  const titled = wordsOf(title ?? '');
  return new Map([
    ...amountsOf([...titled, ...wordsOf(text)], shareOfText),
    ...amountsOf(
      titled.map((word) => `${word}*`),
      shareOfTitle,
    ),
    [`genre:${guess.genre}`, 1],
    [`subjects:${guess.subjects}`, 1],
  ]);
}

/** How likely each of the model's labels is; the shares sum to 1. */
export function kindShares(features: KindFeatures, model: KindModel): number[] {
  const scores = [...model.start];
  for (const [name, amount] of features) {
    model.words.get(name)?.forEach((weight, label) => {
      scores[label] = (scores[label] ?? 0) + amount * weight;
    });
  }
  return softmax(scores);
}

/** Chosen, with the penalty in `tools/training/kind-fit.ts`, by cross-validation. */
const shareOfText = 6;
const shareOfTitle = 2;

function amountsOf(words: readonly string[], share: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const amounts = [...counts].map(([word, count]): [string, number] => [word, 1 + Math.log(count)]);
  const length = Math.sqrt(amounts.reduce((sum, [, amount]) => sum + amount ** 2, 0));
  return amounts.map(([word, amount]) => [word, (share * amount) / length]);
}

/** Lower-cased words of two letters and more, cut to seven so that inflections are one. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, 7));
}

/** What the generated file holds for one of them: all names, and for each of them one letter per label. */
export interface PackedKindModel<Label extends string = string> {
  readonly labels: readonly Label[];
  readonly start: readonly number[];
  /** Separated by blanks. */
  readonly names: string;
  /** Letters of `levels`, as many for each name as there are labels. */
  readonly weights: string;
  /** What the step from one letter to the next is worth; the letter in the middle is 0. */
  readonly step: number;
}

export const levels = 'abcdefghijklmnopqrstuvwxyzABCDE';
export const middle = (levels.length - 1) / 2;

export interface KindModels {
  readonly genre: KindModel<Genre>;
  readonly subjects: KindModel<Subjects>;
}

export interface PackedKinds {
  readonly genre: PackedKindModel<Genre>;
  readonly subjects: PackedKindModel<Subjects>;
}

export function unpackKinds({ genre, subjects }: PackedKinds): KindModels {
  return { genre: unpackKindModel(genre), subjects: unpackKindModel(subjects) };
}

function unpackKindModel<Label extends string>(packed: PackedKindModel<Label>): KindModel<Label> {
  const size = packed.labels.length;
  const weightsOf = (at: number): number[] =>
    [...packed.weights.slice(at * size, (at + 1) * size)].map(
      (letter) => (levels.indexOf(letter) - middle) * packed.step,
    );
  return {
    labels: packed.labels,
    start: packed.start,
    words: new Map(packed.names.split(' ').map((name, at) => [name, weightsOf(at)])),
  };
}
