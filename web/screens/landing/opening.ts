import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';

/** How a post begins, uncut: the tone's own words, and the finding that is the same in every tone. */
export interface Opening {
  readonly frame: string;
  readonly finding: string;
}

/** As many signs of a finding tell it, whatever case it starts in. */
const compared = 16;

/**
 * A post's text to the end of the first sentence that says something of the paper. `finding` is what the paper was read to say; a post that
 * words it anew has no frame.
 */
export function openingOf(post: string, sentences: readonly GroundedSentence[], finding: string): Opening {
  const told = sentences.find(({ kind, support }) => kind === 'claim' && support.length > 0)?.text ?? '';
  const end = post.indexOf(told) + told.length;
  const opening = post.slice(0, end).trim();
  const start = opening.toLowerCase().indexOf(finding.toLowerCase().slice(0, compared));
  const at = Math.max(0, start);
  return { frame: opening.slice(0, at).trimEnd(), finding: opening.slice(at) };
}
