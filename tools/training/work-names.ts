/**
 * The name of a work, however a data set writes it: "https://doi.org/10.7554/eLife.48401", "doi:10.7554/elife.48401" and
 * "10.7554/eLife.48401" are one, and so are "arXiv:2111.08317" and "http://arxiv.org/abs/2111.08317v2".
 */
export function bareId(id: string): string {
  return id
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|https?:\/\/arxiv\.org\/abs\/|doi:|pmid:|arxiv:)/, '')
    .replace(/^(\d{4}\.\d{4,5}|[a-z-]+\/\d{7})v\d+$/, '$1');
}

/**
 * The last hundred letters of an abstract, by which it is known where another set names it otherwise: its opening may be a
 * printed heading or a line that a series shares.
 */
export function endingOf(sentences: readonly string[]): string {
  return lettersOf(sentences).slice(-100);
}

/** The first hundred letters: an abstract that was put right before it was printed often ends otherwise. */
export function openingOf(sentences: readonly string[]): string {
  return lettersOf(sentences).slice(0, 100);
}

function lettersOf(sentences: readonly string[]): string {
  return sentences
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
}
