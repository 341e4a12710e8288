import { type Identifier, identifierText } from '#domain/research/identifiers/identifier.ts';
import type { LookupKind } from '#domain/research/identifiers/read-identifier.ts';
import { mergeRecords, type WorkRecord } from '#domain/research/merge-records.ts';
import type { Notice } from '#domain/research/notices.ts';
import { type SourceName, sourceNames } from '#domain/research/record.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { MetadataSources } from '../../ports/metadata-source.ts';
import { type Search, type SearchResult, type Silence, silenceWords, startSearch } from './ask.ts';
import { findPatent, findUnDocument } from './find-document.ts';
import { findByDoi, findByPubmedId } from './find-paper.ts';

export interface FoundWork {
  readonly work: WorkRecord;
  /** False where a service stayed silent that might have known more: worth asking again soon. */
  readonly isComplete: boolean;
}

/**
 * Looks a work up. Fails with `not_found` only where a service that would know said so, with `unavailable` where none
 * answered, and with `wrong_identifier` where no service takes this kind of number. Rejects where the caller leaves.
 */
export async function findWork(
  sources: MetadataSources,
  { identifier, kind }: { readonly identifier: Identifier; readonly kind: LookupKind },
  signal: AbortSignal,
): Promise<Result<FoundWork>> {
  if (identifier.kind === 'patent-application' && !sources.patents.some(({ name }) => name === 'uspto'))
    return fail(
      'wrong_identifier',
      `${identifierText(identifier)} is the number of an application. Please give the number under which it was published, such as US20120298883A1.`,
    );
  const search = startSearch(signal);
  const result = await searchFor(sources, identifier, kind, search);
  if (result.kind === 'found') {
    const work = mergeRecords(result.records);
    return ok({
      work: {
        ...work,
        notices: [
          ...silenceNotices(search.silent, work),
          ...work.notices,
          ...kindNotices(kind, result.records[0].source),
        ],
      },
      isComplete: search.silent.length === 0,
    });
  }
  return result.kind === 'not-found' ? notFound(identifier, kind, result.hint) : noAnswer(search, kind);
}

function searchFor(
  sources: MetadataSources,
  identifier: Identifier,
  kind: LookupKind,
  search: Search,
): Promise<SearchResult> {
  switch (identifier.kind) {
    case 'doi':
      return findByDoi(sources, identifier, kind, search);
    case 'pmid':
    case 'pmcid':
      return findByPubmedId(sources, identifier, search);
    case 'un':
    case 'un-record':
      return findUnDocument(sources, identifier, search);
    case 'patent':
    case 'patent-application':
      return findPatent(sources, identifier, search);
  }
}

/** The spec's own words for each kind (section 8). */
const words: Readonly<
  Record<LookupKind, { readonly notFound: string; readonly title: string; readonly thing: string }>
> = {
  doi: { notFound: 'DOI not found or unavailable', title: '❌ DOI Lookup Failed', thing: 'work' },
  un: { notFound: 'UN document not found', title: '❌ UN Document Lookup Failed', thing: 'document' },
  dataset: { notFound: 'Dataset not found', title: '❌ Dataset Lookup Failed', thing: 'data set' },
  patent: { notFound: 'Patent not found', title: '❌ Patent Lookup Failed', thing: 'patent' },
};

export function lookupTitle(kind: LookupKind): string {
  return words[kind].title;
}

function notFound(identifier: Identifier, kind: LookupKind, hint: string | undefined): Result<never> {
  const said =
    hint ??
    `No service that we ask knows ${identifierText(identifier)}. Check it for slips, or paste the text yourself.`;
  return fail('not_found', `${words[kind].notFound}. ${said}`, { title: words[kind].title });
}

/** An outage is never told as "not found". */
function noAnswer({ silent }: Search, kind: LookupKind): Result<never> {
  const { thing, title } = words[kind];
  const waits = silent.flatMap(({ retryAfter }) => retryAfter ?? []);
  const again =
    waits.length === 0 ? 'Try again in a minute' : `Try again in ${waitWords(Math.min(...waits))}`;
  return fail(
    'unavailable',
    `${silenceWords(silent)}. That says nothing about the ${thing}. ${again}, or paste the text yourself.`,
    { title, ...(waits.length === 0 ? {} : { retryAfter: Math.min(...waits) }) },
  );
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Found, but not everybody answered: a notice or an abstract may be missing, and that must not look like there is none. */
function silenceNotices(silent: readonly Silence[], work: WorkRecord): Notice[] {
  const missing = [
    ...(silent.some(({ source }) => keepsNotices.has(source))
      ? ['a notice of a retraction or correction']
      : []),
    ...(work.abstract === null && silent.length > 0 ? ['an abstract'] : []),
  ];
  if (missing.length === 0) return [];
  const text = `${silenceWords(silent)}: ${missing.join(' or ')} may be missing here.`;
  const source = silent.map((one) => sourceNames[one.source]).join(', ');
  return [{ type: 'register-silent', weight: 'warning', text, url: null, source }];
}

const keepsNotices: ReadonlySet<Silence['source']> = new Set(['crossref', 'openalex']);

/** A paper's DOI in the field for data sets. */
function kindNotices(kind: LookupKind, source: SourceName): Notice[] {
  if (kind !== 'dataset' || source !== 'crossref') return [];
  const text = 'Found at Crossref, where papers are registered, and not at DataCite.';
  return [{ type: 'not-a-dataset', weight: 'note', text, url: null, source: sourceNames.crossref }];
}
