import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointName } from '#contract/endpoints.ts';
import type { AppDeps } from '../app-deps.ts';
import { FailureError } from './failure-reply.ts';

/**
 * Bodies of megabytes are read in the workshop: as JSON they can hold millions of values, which would take the time of
 * everybody else. What comes back is of the endpoint's shape.
 */
export function readLargeBodies(app: FastifyInstance, { workshop }: AppDeps, endpoint: EndpointName): void {
  const read = async ({ caller, ip, raw }: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    const left = new AbortController();
    const leave = () => left.abort();
    // Of the connection: the request itself closes when all of it was read.
    raw.socket.once('close', leave);
    const order = { by: caller?.account.id ?? ip, signal: left.signal, inBackground: false };
    const body = await workshop.do('readBody', { endpoint, bytes }, order);
    raw.socket.off('close', leave);
    if (!body.ok) throw new FailureError(body.failure);
    return body.value;
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, read);
}
