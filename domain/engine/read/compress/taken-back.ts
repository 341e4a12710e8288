import { isNegated } from '#domain/language/negation.ts';
import { takesBack } from '#domain/language/significance.ts';

/**
 * The text of a sentence, with "(not significant)" at its end where the next one says so of it ("This difference was not
 * significant"): told alone it would be a result.
 */
export function withVerdict(sentences: readonly { readonly text: string }[], index: number): string {
  const text = sentences[index]?.text ?? '';
  const next = sentences[index + 1]?.text ?? '';
  return takesBack(next) && !isNegated(text) ? text.replace(/[.!]?\s*$/, ' (not significant).') : text;
}
