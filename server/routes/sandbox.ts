import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Handler } from '../http/call.ts';
import { withoutKey } from '../http/sandbox-door.ts';

export const sandboxPaddleBase = '/sandbox/paddle';

export const openSandbox: Handler<'openSandbox'> = async ({ settings }, call) => {
  if (settings.sandboxKey === null) return fail('not_found', 'This server has no sandbox.');
  return call.openSandbox(call.body.key) ? ok(null) : fail('forbidden', withoutKey);
};

/** The stand-in's API, where our own client finds it; only there in sandbox mode, and open to whoever has its API key. */
export function mountSandbox(app: FastifyInstance, { sandboxPayments }: AppDeps): void {
  if (sandboxPayments === null) return;
  app.route({
    method: ['GET', 'POST', 'PATCH'],
    url: `${sandboxPaddleBase}/*`,
    handler: async (request, reply) => {
      const url = new URL(request.url, 'http://sandbox');
      const { status, body } = await sandboxPayments.rest({
        method: request.method,
        path: url.pathname.slice(sandboxPaddleBase.length),
        query: Object.fromEntries(url.searchParams),
        authorization: request.headers.authorization ?? null,
        body: request.body,
      });
      return reply.code(status).send(body);
    },
  });
}
