import type { FastifyInstance } from 'fastify';
import { failures } from '#domain/failures.ts';
import { failureBody } from './failure-reply.ts';

const elsewhere = { code: 'invalid_request', message: 'This address leads to another site.' } as const;

/**
 * No answer sends anybody to another site, whoever wrote its Location: it is resolved as a browser does, and its origin has to be
 * one of ours. Libraries check addresses before they put them together, and what comes out may be another one.
 */
export function keepRedirectsHere(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const location = reply.getHeader('location');
    if (location === undefined || isOurs(String(location), origins)) return payload;
    request.log.error({ requestId: request.id }, 'an answer would have led to another site');
    for (const name of ['location', 'content-length', 'set-cookie']) reply.removeHeader(name);
    reply.code(failures[elsewhere.code].status).type('application/json; charset=utf-8');
    return JSON.stringify(failureBody(elsewhere, request.id));
  });
}

/** Where a Location leads from any of our pages. */
function isOurs(location: string, origins: readonly string[]): boolean {
  const [own] = origins;
  return URL.canParse(location, own) && origins.includes(new URL(location, own).origin);
}
