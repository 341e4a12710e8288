/** Largest answer that is read: a stream carries its few kilobytes of text in a frame some thirty times their size. */
const largestAnswer = 1024 * 1024;

/** More came than any answer has. */
export class OversizedError extends Error {}
/** Something came that is neither a stream of events nor JSON. */
export class NoAnswerError extends Error {}

/** fetch for a model service: never redirected to another address, never more than an answer has, and only answers. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && !/event-stream|json/i.test(type)) {
    await response.body?.cancel();
    throw new NoAnswerError(`answered with ${type === '' ? 'no content type' : 'a page'}`);
  }
  const { body } = response;
  if (body === null) return response;
  let read = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > largestAnswer) controller.error(new OversizedError('sent more than an answer has'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
