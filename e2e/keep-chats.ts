import { type BrowserContext, expect, test } from '@playwright/test';

/** Saves chats with these numbers for whoever is signed in, as scripts do. */
export async function keepChats({ request }: BrowserContext, from: number, to: number): Promise<void> {
  const origin = test.info().project.use.baseURL ?? '';
  const saved = await Promise.all(
    Array.from({ length: to - from }, (_, n) =>
      request.put(`/api/chats/kept-${from + n}`, {
        headers: { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' },
        data: { messages: [{ role: 'user', content: `Kept text ${from + n}, which is about nothing.` }] },
      }),
    ),
  );
  for (const one of saved) expect(one.ok()).toBe(true);
}
