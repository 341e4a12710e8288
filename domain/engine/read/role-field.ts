/**
 * Which customs an abstract follows, learned from the sets that were labelled by them, so that it is a way of writing rather than
 * a subject: much of arXiv's computing reads as "other". Medicine and biology tell aim, methods, results and conclusions apart as their journals'
 * headings do; computing announces and builds; physics and the rest do something of both. The same words mean other roles in
 * each, so the role model has weights for all fields together and for each alone.
 */
export const fields = ['life', 'computing', 'other'] as const;
export type Field = (typeof fields)[number];

/** How much each word speaks for each of `fields`, and how much no word at all does. */
export interface FieldGate {
  readonly start: readonly number[];
  readonly words: ReadonlyMap<string, readonly number[]>;
}

/** The place in `fields` of an abstract's field, given as the words of its sentences; each word counts once. */
export function fieldOf(sentences: readonly (readonly string[])[], gate: FieldGate): number {
  const scores = [...gate.start];
  for (const word of new Set(sentences.flat())) {
    gate.words.get(word)?.forEach((weight, field) => {
      scores[field] = (scores[field] ?? 0) + weight;
    });
  }
  return scores.indexOf(Math.max(...scores));
}
