/** What is known of a sentence of a post, as every screen, answer and file says it. */
export const markKinds = ['matches', 'compare', 'flagged', 'wording', 'yours'] as const;
export type Mark = (typeof markKinds)[number];

/** What stands behind a mark "matches": the source's own words, the configured model, or the learned verifier. */
export const backings = ['words', 'model', 'learned'] as const;
export type Backing = (typeof backings)[number];

/** What a mark is given by. */
interface Markable {
  readonly kind: 'claim' | 'framing';
  readonly flags: readonly unknown[];
  readonly given?: true | undefined;
  readonly mark?: Mark | undefined;
  readonly by?: Backing | undefined;
}

/** The one place where a mark is given. `by` is what proves the whole sentence; null where nothing does. */
export function marked<Sentence extends Markable>(
  { mark: _, by: __, ...sentence }: Sentence,
  by: Backing | null,
): Omit<Sentence, 'mark' | 'by'> & { readonly mark: Mark; readonly by?: Backing } {
  if (sentence.flags.length > 0) return { ...sentence, mark: 'flagged' };
  if (sentence.given === true) return { ...sentence, mark: 'yours' };
  if (sentence.kind === 'framing') return { ...sentence, mark: 'wording' };
  return by === null ? { ...sentence, mark: 'compare' } : { ...sentence, mark: 'matches', by };
}
