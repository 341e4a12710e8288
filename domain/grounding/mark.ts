/** What is known of a sentence of a post, as every screen, answer and file says it. */
export const markKinds = ['matches', 'compare', 'flagged', 'wording', 'yours'] as const;
export type Mark = (typeof markKinds)[number];

/** What stands behind a mark "matches": the source's own words, the configured model, or the learned verifier. */
export const backings = ['words', 'model', 'learned'] as const;
export type Backing = (typeof backings)[number];
