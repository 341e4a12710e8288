import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what a change made untrue. `invalidateQueries` alone keeps a first reading that is still on its way: its answer was
 * written before the change, and would stand as the newest.
 */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
