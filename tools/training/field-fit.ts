import { symbols } from '#domain/engine/read/role-features.ts';
import { type FieldGate, fields } from '#domain/engine/read/role-field.ts';
import type { RoleExample } from './role-corpora.ts';
import { fitSoftmax, frequentFeatures } from './softmax-fit.ts';

/** Words in fewer abstracts are not weighed, and words whose weights are all nearer to 0 are not kept. */
const fewest = 12;
const least = 0.15;
const penalty = 4;
/**
 * How far the gate leans to the life sciences, which lose more where they are taken for something else. With it 94.5 % of
 * BIORC800's abstracts, which are all from PubMed, are taken for what they are.
 */
const lean = 1.5;

/** Learns from which words an abstract holds whose customs it follows. */
export function fitField(examples: readonly RoleExample[]): FieldGate {
  const texts = examples.map(({ sentences }) => new Set(sentences.flatMap(symbols)));
  const words = frequentFeatures(texts, fewest);
  const weights = fitSoftmax(
    {
      rows: texts.map((text) =>
        [...[...text].flatMap((word) => words.get(word) ?? []), words.size].map(once),
      ),
      wanted: examples.map(({ field }) => fields.indexOf(field)),
      features: words.size + 1,
      labels: fields.length,
    },
    penalty,
  );
  const weightsOf = (word: number): number[] => [
    ...weights.subarray(word * fields.length, (word + 1) * fields.length),
  ];
  const kept = [...words]
    .map(([word, at]): [string, number[]] => [word, weightsOf(at)])
    .filter(([, each]) => Math.max(...each.map(Math.abs)) >= least);
  const start = weightsOf(words.size).map((each, field) => each + (fields[field] === 'life' ? lean : 0));
  return {
    start: inHundredths(start),
    words: new Map(kept.map(([word, each]) => [word, inHundredths(each)])),
  };
}

function once(feature: number): [number, number] {
  return [feature, 1];
}

/** As it is packed, so that training and reading see the same gate. */
function inHundredths(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(100 * weight) / 100);
}
