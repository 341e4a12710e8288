import type { SourceName } from '#domain/research/record.ts';
import type { MetadataSource, MetadataSources } from '#server/ports/metadata-source.ts';

const noAnswer = { kind: 'no-answer', why: 'could not be reached' } as const;

/** Services that cannot be reached: for tests that look nothing up. */
export const silentMetadata: MetadataSources = {
  crossref: silent('crossref'),
  doiAgency: { agencyOf: async () => noAnswer },
  fallbacks: [silent('openalex')],
  europePmc: silent('europe-pmc'),
  datacite: silent('datacite'),
  unLibrary: silent('un-library'),
  unEditor: silent('un-editor'),
  patents: [silent('google-patents')],
};

function silent(name: SourceName): MetadataSource {
  return { name, find: async () => noAnswer };
}
