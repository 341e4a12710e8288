import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { sendFailure } from './failure-reply.ts';

/** Paths that watch the server: they answer to the last. */
const watchers = ['/api/health', '/api/ready', '/api/metrics'];

/** Calls that still arrive on open connections while the server drains are told so, in the one shape of every refusal. */
export function refuseWhileStopping(app: FastifyInstance, { status }: Pick<AppDeps, 'status'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!status.isStopping() || watchers.includes(request.url.split('?', 1)[0] ?? '')) return;
    reply.header('connection', 'close');
    return sendFailure(request, reply, {
      code: 'unavailable',
      message: 'The server is restarting. Please try again in a moment.',
      retryAfter: 5,
    });
  });
}
