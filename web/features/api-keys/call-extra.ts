import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type CallOptions } from '#contract/client.ts';
import type { Team } from '#contract/types.ts';
import { teamQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { type Extra, extraKey } from './extra-key.ts';
import { words } from './words.ts';

/** Calls an extra with the team's key for it, else with the person's own token; so too where the key was changed meanwhile. */
export async function callExtra<Answer>(
  client: QueryClient,
  extra: Extra,
  ask: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const team = await fetchTeam(client);
  const apiKey = team === null ? undefined : extraKey(team, extra);
  if (apiKey === undefined) return ask({});
  try {
    return await ask({ apiKey });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await client.invalidateQueries({ queryKey: queryKeys.team });
    return ask({});
  }
}

/** Null where the keys cannot be read: then the token will do (spec section 8). */
async function fetchTeam(client: QueryClient): Promise<Team | null> {
  try {
    return await client.fetchQuery({ ...teamQuery, retry: false });
  } catch (error) {
    const isQuiet = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (!isQuiet) toasts.add({ ...words.fetchFailed, variant: 'destructive', duration: 8000 });
    return null;
  }
}
