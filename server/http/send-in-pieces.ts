import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** A client that takes nothing for so long is gone: what is kept for it is let go. Milliseconds. */
const longestStall = 60_000;

/**
 * Sends JSON as it is made, no faster than the client takes it. Where making it fails, or the client takes nothing, the connection is
 * broken off, so that nobody takes a part for the whole. Whatever ends it ends the making too.
 */
export function sendInPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  const readable: Readable = Readable.from(watched(), { objectMode: true, highWaterMark: 1 });
  async function* watched(): AsyncGenerator<string> {
    for await (const piece of pieces) {
      const stalled = setTimeout(
        () => readable.destroy(new Error('The client takes nothing.')),
        longestStall,
      );
      try {
        yield piece;
      } finally {
        clearTimeout(stalled);
      }
      // Others get their turn, also where database and client are faster than all of them.
      await setImmediate();
    }
  }
  return reply.type('application/json; charset=utf-8').send(readable);
}
