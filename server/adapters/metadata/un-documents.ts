import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { SourceName } from '#domain/research/record.ts';
import type { MetadataSource, NoAnswer, SourceAnswer } from '../../ports/metadata-source.ts';
import type { Service, ServiceReply, ServiceRequest } from './http/service.ts';
import { marcRecords, recordOfSymbol, unRecord } from './marc.ts';
import { unreadable, withoutTries } from './replies.ts';

/** Documents of the UN Digital Library, by symbol or by the number of their record. */
export function createUnLibrary(service: Service): MetadataSource {
  return createUnSource('un-library', service, (identifier) => {
    if (identifier.kind === 'un-record') return { path: `/record/${identifier.id}/export/xm` };
    const query = { ln: 'en', p: symbolOf(identifier), f: 'symbol', of: 'xm', rg: '10' };
    return { path: '/search', query };
  });
}

/** The library's catalogue behind it: no challenge to programs, but not meant for the public, so asked second. */
export function createUnEditor(service: Service): MetadataSource {
  return createUnSource('un-editor', service, (identifier) => {
    if (identifier.kind === 'un-record')
      return { path: `/editor/api/marc/bibs/records/${identifier.id}`, query: { format: 'xml' } };
    return {
      path: '/editor/api/marc/bibs/records',
      query: { search: `symbol:"${symbolOf(identifier)}"`, format: 'xml' },
    };
  });
}

type UnIdentifier = Extract<Identifier, { kind: 'un' | 'un-record' }>;

function createUnSource(
  name: SourceName,
  service: Service,
  requestFor: (identifier: UnIdentifier) => ServiceRequest,
): MetadataSource {
  return {
    name,
    async find(identifier, signal) {
      if (identifier.kind !== 'un' && identifier.kind !== 'un-record') return { kind: 'not-asked' };
      return answerOf(await service.ask(requestFor(identifier), signal), identifier, name);
    },
  };
}

/** A challenge to browsers comes as 202 with nothing in it, or as a page: neither says that the document is unknown. */
function answerOf(reply: ServiceReply | NoAnswer, identifier: UnIdentifier, name: SourceName): SourceAnswer {
  if ('kind' in reply) return withoutTries(reply);
  if (reply.status === 404 || reply.status === 410) return { kind: 'not-found' };
  if (reply.status === 202 || reply.status === 403)
    return { kind: 'no-answer', why: 'only answers browsers at the moment' };
  const records = reply.status === 200 ? marcRecords(reply.body) : null;
  if (records === null) return unreadable;
  const record = identifier.kind === 'un' ? recordOfSymbol(records, identifier.symbol) : (records[0] ?? null);
  return record === null
    ? { kind: 'not-found' }
    : {
        kind: 'found',
        record: unRecord(record, name, identifier.kind === 'un' ? identifier.symbol : null),
      };
}

function symbolOf(identifier: UnIdentifier): string {
  return identifier.kind === 'un' ? identifier.symbol.replace(/["\\]/g, '') : identifier.id;
}
