import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';

export const sandboxPaddleBase = '/sandbox/paddle';

/** The stand-in's API, where our own client finds it; only there in sandbox mode, which only this machine can reach. */
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
