import {
  fieldOf,
  type LookupKind,
  readIdentifier,
  recogniseIdentifier,
} from '#domain/research/identifiers/read-identifier.ts';
import type { WorkRecord } from '#domain/research/merge-records.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createMetadataSources } from '#server/adapters/metadata/create-sources.ts';
import { productVersion } from '#server/config/product-version.ts';
import { readConfig } from '#server/config/read-config.ts';
import { findWork } from '#server/usecases/look-up/find-work.ts';

export type LookedUp = WorkRecord & { readonly lookedUpAt: string };

/** Asks the services of the environment's configuration, without a server. Null recognises the kind by its form. */
export async function lookUp(paste: string, kind: LookupKind | null): Promise<Result<LookedUp>> {
  const read = kind === null ? recogniseIdentifier(paste) : readIdentifier(paste, kind);
  if (!read.ok) return read;
  const config = readConfig(process.env);
  if (!config.ok) return fail('invalid_request', config.problems.join(' '));
  const publicUrl = config.config.publicUrl ?? 'command line';
  const sources = createMetadataSources({ ...config.config.metadata, publicUrl, version: productVersion() });
  const found = await findWork(
    sources,
    { identifier: read.value, kind: kind ?? fieldOf(read.value) },
    new AbortController().signal,
  );
  return found.ok ? ok({ ...found.value.work, lookedUpAt: new Date().toISOString() }) : found;
}
