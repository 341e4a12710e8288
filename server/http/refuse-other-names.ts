import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FailureError } from './failure-reply.ts';

/**
 * Where only this machine is to reach the server, a request has to call it by its own name. A page elsewhere whose name was
 * made to lead here (DNS rebinding) calls it by that name, and most proxies that let others in say for whom they ask. Those
 * that say nothing are not seen here: what nobody else may have wants a key besides (sandbox-door.ts).
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
  return isOwnName(headers.host ?? '') && !Object.keys(headers).some((name) => ofProxies.test(name));
}

/** Headers that proxies and content networks add, in whatever they say of the client, the address or themselves. */
const ofProxies =
  /^(?:via|forwarded|cdn-loop|client-ip|true-client-ip|fastly-.+|cf-.+|fly-.+|x-(?:forwarded|real-ip|client-ip|cluster-client-ip|remote-(?:ip|addr)|original|rewrite|envoy|azure|appengine|vercel|amzn?|arr|nginx|proxy|varnish)(?:-.+)?)$/;

const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

function isOwnName(host: string): boolean {
  return ownName.test(host);
}
