import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { SourceName, SourceRecord } from '#domain/research/record.ts';

/** A service that knows works by their identifiers. Answers always; rejects only where the caller has left. */
export interface MetadataSource {
  readonly name: SourceName;
  find(identifier: Identifier, signal: AbortSignal): Promise<SourceAnswer>;
}

/** Found, not found, and not answered are three things: only the service itself can say "not found". */
export type SourceAnswer =
  | { readonly kind: 'found'; readonly record: SourceRecord; readonly doi?: string }
  | { readonly kind: 'not-found' }
  | NoAnswer
  /** The service does not know identifiers of this kind. */
  | { readonly kind: 'not-asked' };

export interface NoAnswer {
  readonly kind: 'no-answer';
  /** What happened, as a clause for the person: "took too long", "is busy". */
  readonly why: string;
  /** Seconds after which it may answer, where it said so. */
  readonly retryAfter?: number;
}

/** Who registered a DOI. */
export interface DoiAgency {
  agencyOf(doi: string, signal: AbortSignal): Promise<AgencyAnswer>;
}

export type AgencyAnswer =
  | { readonly kind: 'agency'; readonly name: string }
  | { readonly kind: 'unregistered' }
  | NoAnswer;

/** The services, by the part they play in a look-up. */
export interface MetadataSources {
  readonly crossref: MetadataSource;
  readonly doiAgency: DoiAgency;
  /** Asked for an abstract that Crossref lacks, in this order; the first is asked for notices too. */
  readonly fallbacks: readonly [MetadataSource, ...MetadataSource[]];
  readonly europePmc: MetadataSource;
  readonly datacite: MetadataSource;
  readonly unLibrary: MetadataSource;
  readonly unEditor: MetadataSource;
  /** Those that are configured, the best first. */
  readonly patents: readonly MetadataSource[];
}
