/** How a post begins: the tone's own words, and the first words of the finding that is the same in every tone. */
export interface Opening {
  readonly frame: string;
  readonly finding: string;
}

const shownOfFinding = 40;
const compared = 16;

/** Cut after a whole word of the finding. A post that words the finding anew counts as frame up to the same length. */
export function openingOf(post: string, finding: string): Opening {
  const start = post.toLowerCase().indexOf(finding.toLowerCase().slice(0, compared));
  const at = Math.max(0, start);
  return { frame: post.slice(0, at).trimEnd(), finding: shortened(post.slice(at)) };
}

function shortened(text: string): string {
  if (text.length <= shownOfFinding) return text;
  const space = text.lastIndexOf(' ', shownOfFinding);
  return `${text.slice(0, space > 0 ? space : shownOfFinding).replace(/[\s,;:.–-]+$/, '')}…`;
}
