import type { Identifier } from './identifier.ts';
import type { PastedUrl } from './paste-url.ts';

/** A PubMed or PubMed Central number in a tidied paste; null where there is none. Bare digits are not enough. */
export function findPubmedId(text: string, url: PastedUrl | null): Identifier | null {
  const place = url === null ? text : isPubmed(url.host) ? url.path : '';
  const pmc = /^(?:pmc(?:id)?\s*:?\s*)?(?:.*\b)?pmc\s?(\d{3,9})\b/i.exec(place)?.[1];
  if (pmc !== undefined) return { kind: 'pmcid', id: `PMC${pmc}` };
  const pmid =
    url === null
      ? /^(?:pmid|pubmed(?:\s?id)?)\s*:?\s*(\d{1,9})$/i.exec(place)?.[1]
      : /^(?:(?:pubmed|article\/med|abstract\/med)\/)?(\d{1,9})$/i.exec(place)?.[1];
  return pmid === undefined ? null : { kind: 'pmid', id: pmid };
}

function isPubmed(host: string): boolean {
  return /(?:^|\.)ncbi\.nlm\.nih\.gov$|^europepmc\.org$/.test(host);
}
