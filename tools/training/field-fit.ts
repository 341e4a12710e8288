import { symbols } from '#domain/engine/read/role-features.ts';
import { type FieldGate, fields } from '#domain/engine/read/role-field.ts';
import { minimise, ridge } from './minimise.ts';
import type { RoleExample } from './role-corpora.ts';

/** Words in fewer abstracts are not weighed, and words whose weights are all nearer to 0 are not kept. */
const fewest = 12;
const least = 0.15;
const penalty = 4;
/**
 * How far the gate leans to the life sciences, which lose more where they are taken for something else. With it 94.5 % of
 * BIORC800's abstracts, which are all from PubMed, are taken for what they are.
 */
const lean = 1.5;

/** Multinomial logistic regression on which words an abstract holds: whose customs it follows. */
export function fitField(examples: readonly RoleExample[]): FieldGate {
  const size = fields.length;
  const texts = examples.map(({ sentences }) => new Set(sentences.flatMap(symbols)));
  const words = frequent(texts);
  const rows = texts.map((text) => [...[...text].flatMap((word) => words.get(word) ?? []), words.size]);
  const weights = new Float64Array((words.size + 1) * size);
  minimise(
    (now, slope) => {
      let value = ridge(now, slope, penalty);
      rows.forEach((row, index) => {
        const scores = fields.map((_, field) =>
          row.reduce((sum, word) => sum + (now[word * size + field] ?? 0), 0),
        );
        const top = Math.max(...scores);
        const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
        scores.forEach((score, field) => {
          const share = Math.exp(score - top) / total;
          const wanted = examples[index]?.field === fields[field] ? 1 : 0;
          if (wanted === 1) value -= Math.log(share + 1e-12);
          for (const word of row)
            slope[word * size + field] = (slope[word * size + field] ?? 0) + share - wanted;
        });
      });
      return value;
    },
    weights,
    60,
  );
  const weightsOf = (word: number): number[] => [...weights.subarray(word * size, (word + 1) * size)];
  const kept = [...words]
    .map(([word, at]): [string, number[]] => [word, weightsOf(at)])
    .filter(([, each]) => Math.max(...each.map(Math.abs)) >= least);
  const start = weightsOf(words.size).map((each, field) => each + (fields[field] === 'life' ? lean : 0));
  return {
    start: inHundredths(start),
    words: new Map(kept.map(([word, each]) => [word, inHundredths(each)])),
  };
}

/** As it is packed, so that training and reading see the same gate. */
function inHundredths(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(100 * weight) / 100);
}

/** The words of many texts, each with its place among the weights. */
function frequent(texts: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= fewest).map(([word]) => word);
  return new Map(words.map((word, at) => [word, at]));
}
