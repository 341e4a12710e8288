import { describe, expect, it, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

describe('waitUntil', () => {
  it('looks at once, then ever more slowly, whatever goes wrong on the way', async () => {
    const sleep = vi.fn(async () => undefined);
    const isThere = vi.fn(async () => true);
    isThere.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(false);
    expect(await waitUntil(isThere, sleep)).toBe(true);
    expect(sleep.mock.calls.flat()).toEqual([0, 1000, 2000]);
  });

  it('gives up', async () => {
    const isThere = vi.fn(async () => false);
    expect(await waitUntil(isThere, async () => undefined)).toBe(false);
    expect(isThere).toHaveBeenCalledTimes(7);
  });
});
