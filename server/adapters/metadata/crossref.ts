import type { MetadataSource } from '../../ports/metadata-source.ts';
import { crossrefRecord } from './crossref-record.ts';
import type { Service } from './http/service.ts';
import { at } from './json.ts';
import { jsonReply, unreadable } from './replies.ts';

/** Works by DOI. `contact` is the address that puts us into the polite pool. */
export function createCrossref(service: Service, contact: string | null): MetadataSource {
  return {
    name: 'crossref',
    async find(identifier, signal) {
      if (identifier.kind !== 'doi') return { kind: 'not-asked' };
      const path = `/works/${encodeURIComponent(identifier.doi)}`;
      const reply = jsonReply(await service.ask({ path, query: { mailto: contact ?? undefined } }, signal));
      if (reply.kind !== 'json') return reply;
      const work = at(reply.body, 'message');
      return typeof work === 'object' && work !== null
        ? { kind: 'found', record: crossrefRecord(work) }
        : unreadable;
    },
  };
}
