import type { OpsKey } from './epo-ops.ts';

/** Where the services are, and who asks. */
export interface MetadataSettings {
  readonly addresses: MetadataAddresses;
  /** The address that polite pools are told; null stays in the public pools. */
  readonly contact: string | null;
  readonly keys: MetadataKeys;
  readonly version: string;
  readonly publicUrl: string;
}

export interface MetadataAddresses {
  readonly crossref: string;
  readonly doi: string;
  readonly openAlex: string;
  readonly europePmc: string;
  readonly semanticScholar: string;
  readonly datacite: string;
  readonly unLibrary: string;
  readonly unEditor: string;
  readonly googlePatents: string;
  readonly epoOps: string;
  readonly uspto: string;
}

export interface MetadataKeys {
  readonly openAlex: string | null;
  readonly semanticScholar: string | null;
  readonly epoOps: OpsKey | null;
  readonly uspto: string | null;
}
