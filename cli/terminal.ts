import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes; tests pass their own streams. */
export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
}

/** A stream that answers when it can take more, and that goes quiet when nobody reads it any longer. */
export interface Output {
  readonly isTTY: boolean;
  /** False once the reader is gone: stop working. */
  write(text: string): Promise<boolean>;
}

export function createOutput(stream: Writable & { readonly isTTY?: boolean }): Output {
  let gone = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `paperlark … | head` closes the pipe early: that is the reader's right, not a failure.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    gone = true;
  });
  stream.on('close', () => {
    gone = true;
  });
  return {
    isTTY: stream.isTTY === true,
    write(text) {
      if (gone || stream.destroyed) return Promise.resolve(false);
      return new Promise((resolve) => {
        if (stream.write(text)) resolve(true);
        else waitForRoom(stream, () => resolve(!gone));
      });
    },
  };
}

function waitForRoom(stream: Writable, done: () => void): void {
  const settle = () => {
    stream.off('drain', settle);
    stream.off('close', settle);
    stream.off('error', settle);
    done();
  };
  stream.once('drain', settle);
  stream.once('close', settle);
  stream.once('error', settle);
}
