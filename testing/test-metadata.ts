import { createMetadataSources } from '#server/adapters/metadata/create-sources.ts';
import type { MetadataAddresses, MetadataKeys } from '#server/adapters/metadata/settings.ts';
import type { MetadataSources } from '#server/ports/metadata-source.ts';
import { hangGuard } from './hang-guard.ts';

/** The real adapters on services of a test: without pauses between calls; silence has to be asked for. */
export function testMetadata(
  addresses: MetadataAddresses,
  {
    timeout = hangGuard,
    keys = {},
  }: { readonly timeout?: number; readonly keys?: Partial<MetadataKeys> } = {},
): MetadataSources {
  return createMetadataSources(
    {
      addresses,
      contact: null,
      keys: { openAlex: null, semanticScholar: null, epoOps: null, uspto: null, ...keys },
      version: '0',
      publicUrl: 'http://127.0.0.1',
    },
    { spacing: 0, timeout },
  );
}
