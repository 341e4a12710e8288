import { fail, ok, type Result } from '../../result.ts';
import { findDoi } from './doi.ts';
import type { Identifier } from './identifier.ts';
import { readPastedUrl } from './paste-url.ts';
import { findPatent, suggestPatent } from './patent-number.ts';
import { findPubmedId } from './pubmed-id.ts';
import { tidyPaste } from './tidy-paste.ts';
import { findUnDocument, suggestUnSymbol } from './un-symbol.ts';

/** The four look-ups of the product, as fields, calls and `--kind` name them. */
export const lookupKinds = ['doi', 'un', 'dataset', 'patent'] as const;
export type LookupKind = (typeof lookupKinds)[number];

/** Understands what kind of identifier a paste is, in any of the shapes that people use. */
export function recogniseIdentifier(raw: string): Result<Identifier> {
  const tidied = tidyPaste(raw);
  if (!tidied.ok) return tidied;
  const text = tidied.value;
  const url = readPastedUrl(text);
  if (url === null && countsSeveral(text))
    return fail('invalid_request', 'Please paste one identifier at a time.');
  const found =
    findPubmedId(text, url) ??
    findPatentUrl(text) ??
    findDoi(text, url) ??
    findPatent(text, url) ??
    findUnDocument(text, url);
  return found === null ? fail('invalid_request', whyUnknown(text)) : ok(withFinalStop(found, raw));

  /** Before DOIs: a number of an application ("13/478,413") is never one, but an address may hold both. */
  function findPatentUrl(paste: string): Identifier | null {
    return url === null ? null : findPatent(paste, url);
  }
}

/** Two DOIs, two symbols or two PubMed numbers in one paste: which one is meant is not for us to choose. */
function countsSeveral(text: string): boolean {
  const dois = text.match(/(?:^|[\s,;])(?:doi:\s*|https?:\/\/\S*?)?10\.\d{4,9}\//gi) ?? [];
  const symbols = text.match(/\b(?:A|S|E|ST)\/(?:RES\/|[A-Z0-9]+[./])/g) ?? [];
  return (
    dois.length > 1 ||
    (symbols.length > 1 && /\s(?:and|or|,|;)\s|[,;]|-(?:A|S|E)\//i.test(text)) ||
    /\bPMID\b.*\bPMCID\b/i.test(text)
  );
}

/** The few DOIs that end in a full stop are found at the second try. */
function withFinalStop(identifier: Identifier, raw: string): Identifier {
  if (identifier.kind !== 'doi' || !raw.trimEnd().endsWith(`${identifier.doi.at(-1) ?? ''}.`))
    return identifier;
  return { ...identifier, alternatives: [...identifier.alternatives, `${identifier.doi}.`] };
}

/** As `recogniseIdentifier`, for a field that takes one kind: another kind is told where it belongs. */
export function readIdentifier(raw: string, field: LookupKind): Result<Identifier> {
  const found = recogniseIdentifier(raw);
  if (!found.ok) return found;
  const belongs = fieldOf(found.value);
  const fits = belongs === field || (belongs === 'doi' && field === 'dataset');
  return fits ? found : fail('wrong_identifier', `This looks like ${names[belongs]}. ${places[belongs]}`);
}

/** Where an identifier belongs; a data set's DOI looks like any other, so it belongs to "doi" as well. */
export function fieldOf(identifier: Identifier): Exclude<LookupKind, 'dataset'> {
  switch (identifier.kind) {
    case 'un':
    case 'un-record':
      return 'un';
    case 'patent':
    case 'patent-application':
      return 'patent';
    default:
      return 'doi';
  }
}

const names = {
  doi: 'the DOI or PubMed number of a paper',
  un: 'the symbol of a UN document',
  patent: 'a patent number',
} as const;

const places = {
  doi: 'Please put it into the field for research papers.',
  un: 'Please put it into the field for UN documents.',
  patent: 'Please put it into the field for patents.',
} as const;

function whyUnknown(text: string): string {
  if (/^(?:doi:?\s*)?10\.\d{4,9}\/?$/i.test(text))
    return 'This DOI is cut off: it goes on after the slash, as in 10.1038/hdy.2013.26.';
  const symbol = suggestUnSymbol(text);
  if (symbol !== null)
    return symbol.includes('year')
      ? `Resolutions of the Security Council need their year: write ${symbol.replace('year', 'and the year')}, as in S/RES/1325 (2000).`
      : `Did you mean ${symbol}? Please write the symbol as it stands on the document.`;
  const patent = suggestPatent(text);
  if (patent !== null)
    return `A bare number can be many things: write ${patent} for a US patent, or PMID: ${text} for a PubMed entry.`;
  return 'Not a DOI, UN symbol or patent number. Paste a DOI (10.1038/…), a UN symbol (A/RES/70/1) or a patent number (US10123456B2).';
}
