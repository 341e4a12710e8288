import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

const queryKey = ['list'];

/** A list that is read when asked, and answered in the order of `answer`. */
function listed() {
  const waiting: ((value: string) => void)[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => new Promise<string>((resolve) => waiting.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  return { client, waiting, stop };
}

describe('readAnew', () => {
  it('takes no first reading that began before the change', async () => {
    const { client, waiting, stop } = listed();
    const done = readAnew(client, queryKey);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[0]?.('before');
    waiting[1]?.('after');
    await done;
    expect(client.getQueryData(queryKey)).toBe('after');
    stop();
  });

  it('reads again what was read', async () => {
    const { client, waiting, stop } = listed();
    waiting[0]?.('before');
    await expect.poll(() => client.getQueryData(queryKey)).toBe('before');
    const done = readAnew(client, queryKey);
    await expect.poll(() => waiting.length).toBe(2);
    waiting[1]?.('after');
    await done;
    expect(client.getQueryData(queryKey)).toBe('after');
    stop();
  });
});
