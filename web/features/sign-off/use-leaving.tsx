import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { InputOf, OutputOf } from '#contract/types.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { api } from '#web/api/api.ts';
import { teamQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import type { Leaving } from '#web/features/posts/post-card.tsx';

type Clearance = OutputOf<'getClearance'>;

const Held = lazy(async () => ({ default: (await import('./held.tsx')).Held }));

/** In the place of the buttons, until one knows. */
const waiting = <span className="min-h-9" />;

/** As often as somebody may have approved meanwhile, in milliseconds. */
const askEveryMs = 30_000;

/**
 * Whether posts may leave as they are, and what is noted when they do. Until it is known whether anything is held back here, and where
 * the answer cannot be had, nothing leaves.
 */
export function useLeaving(asked: InputOf<'getClearance'>['body']): Leaving {
  const { data: team } = useQuery(teamQuery);
  const isOn = team?.holdsPosts !== false;
  const { data = null } = useQuery({
    queryKey: queryKeys.clearance([asked.inputText, asked.articleInfo], asked.posts),
    queryFn: ({ signal }): Promise<Clearance> => api.call('getClearance', { body: asked }, { signal }),
    enabled: team?.holdsPosts === true,
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const isHeld = (platform: PlatformId): boolean => isOn && data?.posts[platform]?.mayLeave !== true;
  return {
    isHeld,
    why: (platform): ReactNode =>
      isHeld(platform) && (
        <Suspense fallback={waiting}>
          {data === null ? waiting : <Held clearance={data} platform={platform} />}
        </Suspense>
      ),
    // Other words than those that were asked about.
    whyOther: (platform): ReactNode =>
      isOn && <Suspense fallback={waiting}>{team && <Held clearance={null} platform={platform} />}</Suspense>,
    took: (platform, channel): void => {
      const signOffId = data?.posts[platform]?.signOffId;
      // For the record alone: what was allowed is in the clipboard, whether this arrives or not.
      if (typeof signOffId === 'string')
        api
          .call('actOnSignOff', { params: { signOffId }, body: { act: 'release', platform, channel } })
          .catch(() => undefined);
    },
  };
}
