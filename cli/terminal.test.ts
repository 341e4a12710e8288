import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createOutput } from './terminal.ts';

describe('createOutput', () => {
  it('waits until a slow reader has room', async () => {
    const stream = new PassThrough({ highWaterMark: 4 });
    const written = createOutput(stream).write('0123456789');
    let settled = false;
    void written.then(() => {
      settled = true;
    });
    await Promise.resolve();
    expect(settled).toBe(false);
    stream.resume();
    expect(await written).toBe(true);
  });

  it('goes quiet when the reader closes the pipe', async () => {
    const stream = new Writable({
      write(_, __, done) {
        done(Object.assign(new Error('closed'), { code: 'EPIPE' }));
      },
    });
    const output = createOutput(stream);
    await output.write('first');
    expect(await output.write('second')).toBe(false);
  });
});
