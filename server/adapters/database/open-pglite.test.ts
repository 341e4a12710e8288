import { describe, expect, it } from 'vitest';
import { failureToOpen } from './open-pglite.ts';

describe('an embedded database that does not open', () => {
  /** As it comes from below: no error, and without words. */
  const thrown = { name: 'ErrnoError', errno: 51 };

  it('says that there is too little space, where there is, and how much', () => {
    const { message, cause } = failureToOpen(thrown, '/data', 3 * 1024 * 1024);
    expect(message).toContain('too little space for the embedded database in /data: 3 MB are free');
    expect(cause).toBe(thrown);
  });

  it('says it in words in any case, and keeps words that there are', () => {
    expect(failureToOpen(thrown, '/data', 10 ** 12).message).toBe('The embedded database does not open.');
    const known = new Error('Another Paperlark is running');
    expect(failureToOpen(known, '/data', 10 ** 12)).toBe(known);
  });
});
