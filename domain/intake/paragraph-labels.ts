import type { TracedText } from './traced-text.ts';

/**
 * Without the labels that drafts of resolutions print before their paragraphs ("PP1", "OP 3.", "OP4bis"), each paragraph apart.
 * A text with one such label alone keeps it: it may be a name.
 */
export function dropParagraphLabels(traced: TracedText): TracedText {
  const count = traced.text.match(label)?.length ?? 0;
  return count < 2 ? traced : traced.replace(label, (_, at) => (at === 0 ? '' : '\n\n'));
}

const label =
  /(?<=(?:^|[,;.\n])\s{0,4})(?:OP|PP)\s?\d{1,3}(?:\s?(?:bis|ter|quat|alt))?[.:)]{0,3}\s{1,4}(?=[*_]{0,2}\p{Lu})/gu;
