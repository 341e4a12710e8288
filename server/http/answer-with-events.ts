import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure, Result } from '#domain/result.ts';
import { failureBody, sendFailure } from './failure-reply.ts';
import type { EventStream } from './server-events.ts';

interface Telling {
  readonly stream: EventStream;
  readonly outcome: Promise<Result<unknown>>;
  /** The answer in the contract's shape. */
  readonly shape: (value: unknown) => unknown;
  /** What a thrown error is to the person; logs it where it is a fault. */
  readonly failureOf: (error: unknown) => Failure;
}

/**
 * Answers as events. What is refused before the first event is refused as ever, with its status; what fails later is
 * the last event, because the status has been sent.
 */
export async function answerWithEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, outcome, shape, failureOf }: Telling,
): Promise<FastifyReply> {
  const ended = outcome.then(
    () => true,
    () => true,
  );
  const isOver = await Promise.race([stream.begun.then(() => false), ended]);
  if (isOver) {
    const result = await outcome.catch((error: unknown) => {
      stream.readable.destroy();
      throw error;
    });
    if (!result.ok) {
      stream.readable.destroy();
      return sendFailure(request, reply, result.failure);
    }
  }
  const finish = (failure: Failure | null, value?: unknown): void => {
    if (failure === null) stream.emit({ event: 'done', data: shape(value) });
    else stream.emit({ event: 'failure', data: failureBody(failure, request.id) });
    stream.end();
  };
  void outcome
    .then((result) => (result.ok ? finish(null, result.value) : finish(result.failure)))
    .catch((error: unknown) => finish(failureOf(error)));
  // A proxy that collects the answer would defeat its purpose.
  reply.header('x-accel-buffering', 'no');
  return reply.type('text/event-stream; charset=utf-8').send(stream.readable);
}
