import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import { hasAbstract } from '#domain/research/merge-records.ts';
import type { SourceRecord } from '#domain/research/record.ts';
import type { MetadataSources } from '../../ports/metadata-source.ts';
import { ask, foundOr, type Search, type SearchResult } from './ask.ts';

/** A UN document: the library, then the catalogue behind it where the library does not answer. */
export async function findUnDocument(
  sources: MetadataSources,
  identifier: Identifier,
  search: Search,
): Promise<SearchResult> {
  let isUnknown = false;
  for (const source of [sources.unLibrary, sources.unEditor]) {
    const answer = await ask(search, source, identifier);
    if (answer.kind === 'found') return foundOr([answer.record], { kind: 'not-found' });
    isUnknown ||= answer.kind === 'not-found';
  }
  return isUnknown ? { kind: 'not-found' } : { kind: 'no-answer' };
}

/** A patent: the offices' registers where there is a key, then the public page, until there is an abstract. */
export async function findPatent(
  sources: MetadataSources,
  identifier: Identifier,
  search: Search,
): Promise<SearchResult> {
  const records: SourceRecord[] = [];
  let isUnknown = false;
  let isSilent = false;
  for (const source of sources.patents) {
    if (records.some(hasAbstract)) break;
    const answer = await ask(search, source, identifier);
    if (answer.kind === 'found') records.push(answer.record);
    // The US office keeps no files of the old patents: only what knows all of them can say that there is none.
    const knowsAll = source.name !== 'uspto' || identifier.kind === 'patent-application';
    if (answer.kind === 'not-found') isUnknown ||= knowsAll;
    if (answer.kind === 'no-answer') isSilent ||= knowsAll;
  }
  return foundOr(records, { kind: isUnknown && !isSilent ? 'not-found' : 'no-answer' });
}
