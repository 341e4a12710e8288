import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FailureError } from './failure-reply.ts';

/**
 * Where only this machine is to reach the server, the stand-ins are open: anybody may read the mails that were not sent, with
 * the links in them. So a request has to call this machine by its own name. A page elsewhere whose name was made to lead here
 * (DNS rebinding) calls it by that name, and a proxy that lets others in says for whom it asks.
 */
export function refuseOtherNames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (callsThisMachine(request)) return;
    throw new FailureError({
      code: 'forbidden',
      message:
        'This server is set up for its own machine alone. To open it to others, set PUBLIC_URL to the address that they use.',
    });
  });
}

/** Whether the request names this machine as its host, and came through no proxy that says so. */
export function callsThisMachine({ headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'] ?? headers.via;
  return forwarded === undefined && isOwnName(headers.host ?? '');
}

const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

function isOwnName(host: string): boolean {
  return ownName.test(host);
}
