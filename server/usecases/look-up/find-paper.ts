import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { LookupKind } from '#domain/research/identifiers/read-identifier.ts';
import { hasAbstract } from '#domain/research/merge-records.ts';
import type { SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource, MetadataSources, SourceAnswer } from '../../ports/metadata-source.ts';
import { ask, foundOr, remember, type Search, type SearchResult } from './ask.ts';

type Doi = Extract<Identifier, { kind: 'doi' }>;
type PubmedId = Extract<Identifier, { kind: 'pmid' | 'pmcid' }>;

/** A work by its DOI: who registered it first, then whoever has the abstract that is missing. */
export async function findByDoi(
  sources: MetadataSources,
  identifier: Doi,
  kind: LookupKind,
  search: Search,
): Promise<SearchResult> {
  const isDatacites = kind === 'dataset' || identifier.doi.startsWith('10.48550/');
  const [openAlex, ...others] = sources.fallbacks;
  // Together, since OpenAlex is wanted in any case: it knows of retractions that Crossref was not told. Where the spelling is
  // in doubt, the register decides it first.
  const asksTogether = !isDatacites && identifier.alternatives.length === 0;
  const [registered, known] = await Promise.all([
    registeredAt(
      isDatacites ? [sources.datacite, sources.crossref] : [sources.crossref, sources.datacite],
      identifier,
      sources,
      search,
    ),
    asksTogether ? ask(search, openAlex, identifier) : null,
  ]);
  const spelt = { ...identifier, doi: registered.records[0]?.identifier ?? identifier.doi, alternatives: [] };
  const asked = known ?? (isDatacites ? null : await ask(search, openAlex, spelt));
  const records = [...registered.records, ...(asked?.kind === 'found' ? [asked.record] : [])];
  await fillAbstract(isDatacites ? sources.fallbacks : others, records, spelt, search);
  return foundOr(records, registered.outcome);
}

interface Registered {
  readonly records: readonly SourceRecord[];
  /** What it comes to where nobody else knows the work. */
  readonly outcome: SearchResult;
}

/** The record of the agency that registered the DOI: the likelier one, the other one, and else who doi.org says it was. */
async function registeredAt(
  agencies: readonly [MetadataSource, MetadataSource],
  identifier: Doi,
  sources: MetadataSources,
  search: Search,
): Promise<Registered> {
  let isSilent = false;
  for (const agency of agencies) {
    const answer = await askInAllSpellings(agency, identifier, search);
    if (answer.kind === 'found') return { records: [answer.record], outcome: { kind: 'not-found' } };
    isSilent ||= answer.kind === 'no-answer';
  }
  if (isSilent) return { records: [], outcome: { kind: 'no-answer' } };
  const named = await remember(search, 'doi-agency', (signal) =>
    sources.doiAgency.agencyOf(identifier.doi, signal),
  );
  const isOther = named.kind === 'agency' && !/^(?:crossref|datacite)$/i.test(named.name);
  const hint = isOther ? { hint: `It is registered with ${named.name}, whose records we cannot read.` } : {};
  return { records: [], outcome: { kind: 'not-found', ...hint } };
}

async function askInAllSpellings(
  source: MetadataSource,
  identifier: Doi,
  search: Search,
): Promise<SourceAnswer> {
  let answer = await ask(search, source, identifier);
  for (const doi of identifier.alternatives) {
    if (answer.kind !== 'not-found') break;
    answer = await ask(search, source, { ...identifier, doi, alternatives: [] });
  }
  return answer;
}

/** Asks one after the other until somebody has an abstract; what they know besides is kept too. */
async function fillAbstract(
  sources: readonly MetadataSource[],
  records: SourceRecord[],
  identifier: Identifier,
  search: Search,
): Promise<void> {
  for (const source of sources) {
    if (records.some(hasAbstract)) return;
    const answer = await ask(search, source, identifier);
    if (answer.kind === 'found') records.push(answer.record);
  }
}

/** A work by its number in PubMed: Europe PMC knows the DOI, and the DOI leads to the rest. */
export async function findByPubmedId(
  sources: MetadataSources,
  identifier: PubmedId,
  search: Search,
): Promise<SearchResult> {
  const entry = await ask(search, sources.europePmc, identifier);
  if (entry.kind === 'found') {
    if (entry.doi === undefined) return foundOr([entry.record], { kind: 'not-found' });
    const work = await findByDoi(sources, { kind: 'doi', doi: entry.doi, alternatives: [] }, 'doi', search);
    const more = work.kind === 'found' ? work.records.filter(({ source }) => source !== 'europe-pmc') : [];
    return foundOr([...more, entry.record], { kind: 'not-found' });
  }
  const records: SourceRecord[] = [];
  if (entry.kind === 'no-answer')
    await fillAbstract(
      sources.fallbacks.filter(({ name }) => name !== 'europe-pmc'),
      records,
      identifier,
      search,
    );
  return foundOr(records, { kind: entry.kind === 'no-answer' ? 'no-answer' : 'not-found' });
}
