import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';

/** One log line and one count per request, by route pattern: never the path, the query or the content. */
export function watchRequests(app: FastifyInstance, deps: AppDeps): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const milliseconds = reply.elapsedTime;
    deps.status.countRequest(request.method, route, reply.statusCode, milliseconds / 1000);
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(milliseconds),
        ...refused(request, reply),
      },
      'answered',
    );
  });
}

/** Whom a right was denied, by the account's id: who keeps trying can be found (ASVS 16.3.2). */
function refused({ caller }: FastifyRequest, { statusCode }: FastifyReply): { readonly account?: string } {
  return statusCode === 403 && caller !== null ? { account: caller.account.id } : {};
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched';
}
