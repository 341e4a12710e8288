import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letGo, whileRenewing } from './while-renewing.ts';

describe('what a request holds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is renewed while the work runs, also after a renewal that failed, and no longer', async () => {
    let renewed = 0;
    const renew = async () => {
      renewed += 1;
      if (renewed === 1) throw new Error('the database is away');
    };
    const work = whileRenewing(renew, () => new Promise((resolve) => setTimeout(resolve, 61_000)));
    await vi.advanceTimersByTimeAsync(61_000);
    await work;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(renewed).toBe(4);
  });

  it('is let go once where that works', async () => {
    let undone = 0;
    await letGo(async () => {
      undone += 1;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(undone).toBe(1);
  });

  it('is let go as soon as the database is back, and the fault is told meanwhile', async () => {
    let tries = 0;
    const undo = async () => {
      tries += 1;
      if (tries < 4) throw new Error('the database is away');
    };
    await expect(letGo(undo)).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(4);
  });

  it('is left to its lease where the database stays away', async () => {
    let tries = 0;
    const undo = async () => {
      tries += 1;
      throw new Error('the database is away');
    };
    await expect(letGo(undo)).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(tries).toBe(46);
  });
});
