import type { Genre, Subjects } from '#domain/engine/fact-sheet.ts';
import {
  kindFeatures,
  levels,
  middle,
  type PackedKindModel,
  type PackedKinds,
} from '#domain/engine/read/fields/kind-model.ts';
import { guessKinds, isToldByRule } from '#domain/engine/read/fields/kinds.ts';
import type { KindExample } from './kind-corpus.ts';
import { fitSoftmax, frequentFeatures } from './softmax-fit.ts';

/** Names in fewer texts are not weighed; names whose weights are all nearer to 0 are not kept. By cross-validation. */
const fewest = 4;
const least = 0.08;
const penalty = 0.5;
/** So that the largest weights fit into the letters. */
const step = 0.08;

/** Learns genre and subjects; those genres that rules alone tell are not taught. The same examples give the same numbers. */
export function trainKinds(examples: readonly KindExample[]): PackedKinds {
  return {
    genre: fitKind(
      examples.filter(({ genre }) => !isToldByRule(genre)),
      ({ genre }) => genre,
    ) as PackedKindModel<Genre>,
    subjects: fitKind(examples, ({ subjects }) => subjects) as PackedKindModel<Subjects>,
  };
}

function fitKind(
  examples: readonly KindExample[],
  labelOf: (example: KindExample) => string,
): PackedKindModel {
  const labels = [...new Set(examples.map(labelOf))].sort();
  const texts = examples.map((example) => kindFeatures(example, guessKinds(example)));
  const names = frequentFeatures(
    texts.map((features) => features.keys()),
    fewest,
  );
  const weights = fitSoftmax(
    {
      rows: texts.map((features) => [
        ...[...features].flatMap(([name, amount]): [number, number][] => {
          const at = names.get(name);
          return at === undefined ? [] : [[at, amount]];
        }),
        [names.size, 1],
      ]),
      wanted: examples.map((example) => labels.indexOf(labelOf(example))),
      features: names.size + 1,
      labels: labels.length,
    },
    penalty,
  );
  const weightsOf = (at: number): number[] => [
    ...weights.subarray(at * labels.length, (at + 1) * labels.length),
  ];
  const kept = [...names]
    .map(([name, at]) => ({ name, weights: weightsOf(at) }))
    .filter((row) => Math.max(...row.weights.map(Math.abs)) >= least);
  return {
    labels,
    start: weightsOf(names.size).map((weight) => Math.round(100 * weight) / 100),
    names: kept.map(({ name }) => name).join(' '),
    weights: kept.map((row) => row.weights.map(letterOf).join('')).join(''),
    step,
  };
}

function letterOf(weight: number): string {
  const at = Math.max(-middle, Math.min(middle, Math.round(weight / step)));
  return levels.charAt(at + middle);
}
