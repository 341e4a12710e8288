import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureBody } from '#contract/types.ts';
import { type FailureCode, failures } from '#domain/failures.ts';
import type { Failure } from '#domain/result.ts';

/** The one shape of every refusal. */
export function failureBody(failure: Failure, requestId: string): FailureBody {
  const { code, message, title, retryAfter, plan, fallback, counted } = failure;
  return {
    message,
    code,
    requestId,
    error: message,
    ...(title === undefined ? {} : { title }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(plan === undefined ? {} : { plan }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(counted === undefined ? {} : { counted: [...counted] }),
  };
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer realm="paperlark"');
  return reply
    .code(failures[failure.code].status)
    .type('application/json; charset=utf-8')
    .send(failureBody(failure, request.id));
}

/** A failure on its way through the framework, which only knows errors. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What a status of a library means in our codes. */
export function codeOfStatus(status: number): FailureCode {
  const byStatus: Readonly<Record<number, FailureCode>> = {
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not_found',
    405: 'method_not_allowed',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    429: 'rate_limited',
    503: 'unavailable',
  };
  return byStatus[status] ?? (status >= 500 ? 'internal' : 'invalid_request');
}
