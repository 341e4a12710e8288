import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noJson } from '#contract/read-input.ts';
import type { Failure } from '#domain/result.ts';
import { FailureError, sendFailure } from './failure-reply.ts';

/** Why a part cannot answer right now; null where an error says no such thing. */
export type WhyUnavailable = (error: unknown) => keyof typeof unavailability | null;

const unavailability = {
  not_now: {
    message: 'The service cannot answer right now. Please try again in a moment.',
    retryAfter: 5,
  },
  disk_full: {
    message:
      'Nothing can be saved right now: the disk of this server is full. What was saved is safe. Whoever runs the server has to make room; then it goes on by itself.',
    retryAfter: 60,
  },
} as const;

/** Turns whatever was thrown into our shape: what the request did wrong in words, a bug as a number to ask about. */
export function handleErrors(app: FastifyInstance, whyUnavailable: WhyUnavailable): void {
  app.setErrorHandler((error, request, reply) => {
    return sendFailure(request, reply, failureOfThrown(request, error, whyUnavailable));
  });
}

/** What a thrown error is to the person; a fault of ours goes to the log. */
export function failureOfThrown(
  request: FastifyRequest,
  error: unknown,
  whyUnavailable: WhyUnavailable,
): Failure {
  const failure = failureOfError(error, whyUnavailable);
  if (failure.code === 'internal' || failure.code === 'unavailable') logFault(request, error);
  return failure;
}

const wordsByCode: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'The request is larger than 1 MB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Send JSON with the header "Content-Type: application/json".',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_request', message: noJson.empty },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', message: noJson.invalid },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_request',
    message: 'The request body ended too early.',
  },
};

function failureOfError(error: unknown, whyUnavailable: WhyUnavailable): Failure {
  if (error instanceof FailureError) return error.failure;
  const why = whyUnavailable(error);
  if (why !== null) return { code: 'unavailable', ...unavailability[why] };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = Object.hasOwn(wordsByCode, code) ? wordsByCode[code] : undefined;
  if (known !== undefined) return known;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return { code: 'invalid_request', message: 'The request could not be read.' };
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}

/** The stack for the log; never the request's content, which may be under embargo. */
function logFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error, requestId: request.id }, 'request failed');
}
