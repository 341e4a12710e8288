import type { DoiAgency } from '../../ports/metadata-source.ts';
import type { Service } from './http/service.ts';
import { at, textAt } from './json.ts';
import { jsonReply, unreadable } from './replies.ts';

/** Which agency registered a DOI, by doi.org. */
export function createDoiAgency(service: Service): DoiAgency {
  return {
    async agencyOf(doi, signal) {
      const reply = jsonReply(await service.ask({ path: `/ra/${encodeURIComponent(doi)}` }, signal));
      if (reply.kind === 'not-found') return { kind: 'unregistered' };
      if (reply.kind !== 'json') return reply;
      const entry = at(reply.body, 0);
      const name = textAt(entry, 'RA');
      if (name !== null) return { kind: 'agency', name };
      return textAt(entry, 'status') === null ? unreadable : { kind: 'unregistered' };
    },
  };
}
