import type { Notice } from '#domain/research/notices.ts';
import { type RecordField, recordFields } from '#domain/research/record.ts';

/** What stays of a look-up beside the fields that it filled. Plain JSON: it is kept with the draft. */
export interface Lookup {
  readonly identifier: string;
  readonly notices: readonly Notice[];
  /** Name of the service by field. */
  readonly sources: { readonly [Field in RecordField]?: string | undefined };
  readonly licence: string | null;
  /** ISO 8601. */
  readonly lookedUpAt: string;
  /** Characters of the abstract on record; 0 where there is none. */
  readonly length: number;
}

/** "title, journal and year from Crossref", service by service in the order of the fields. */
export function sourcesByService(
  sources: Lookup['sources'],
): readonly (readonly [string, readonly RecordField[]])[] {
  const services = new Map<string, RecordField[]>();
  for (const field of recordFields) {
    const service = sources[field];
    if (service !== undefined) services.set(service, [...(services.get(service) ?? []), field]);
  }
  return [...services];
}

/** A kept look-up, if it still makes sense. */
export function parseLookup(kept: unknown): Lookup | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { identifier, notices, sources, licence, lookedUpAt, length } = kept as Record<keyof Lookup, unknown>;
  if (typeof identifier !== 'string' || typeof lookedUpAt !== 'string' || typeof length !== 'number')
    return null;
  if (!Array.isArray(notices) || !notices.every(isNotice)) return null;
  return {
    identifier,
    notices,
    sources: typeof sources === 'object' && sources !== null ? sources : {},
    licence: typeof licence === 'string' ? licence : null,
    lookedUpAt,
    length,
  };
}

function isNotice(kept: unknown): kept is Notice {
  if (typeof kept !== 'object' || kept === null) return false;
  const { type, weight, text, url } = kept as Record<keyof Notice, unknown>;
  const isLink = url === null || (typeof url === 'string' && url.startsWith('https://'));
  return (
    typeof type === 'string' &&
    typeof text === 'string' &&
    isLink &&
    ['stop', 'warning', 'note'].includes(String(weight))
  );
}
