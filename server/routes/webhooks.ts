import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { AppDeps } from '../app-deps.ts';
import { sendFailure } from '../http/failure-reply.ts';
import { receivePaymentEvent } from '../usecases/billing/receive-payment-event.ts';

const largestEvent = 256 * 1024;

/** The payment provider's notifications: bound apart, since a signature is over the bytes as they came. */
export function mountWebhooks(app: FastifyInstance, deps: AppDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestEvent },
      (_request, body, done) => done(null, body),
    );
    scope.post(endpoints.receivePaymentEvent.path, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const signature = request.headers['paddle-signature'];
      const result = await receivePaymentEvent(deps, body, typeof signature === 'string' ? signature : null);
      return result.ok ? reply.send(result.value) : sendFailure(request, reply, result.failure);
    });
  });
}
