import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWith } from '#domain/plans/require-feature.ts';
import { teamQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import type { Draft } from '../draft.ts';
import { insightAccess } from './insight-access.ts';
import type { Posts } from './use-prediction.ts';
import { words } from './words.ts';

const InsightTools = lazy(async () => ({ default: (await import('./insight-tools.tsx')).InsightTools }));

interface InsightsProps {
  readonly draft: Draft;
  readonly role: User['role'];
  /** The posts on the screen; null where there are none. */
  readonly posts: Posts | null;
}

/** Hashtags and the highlight of the draft's text, and what its posts may get, for the plans that have them. */
export function Insights({ draft, role, posts }: InsightsProps): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  if (team === undefined) return null;
  const access = insightAccess(team, role, new Date());
  return (
    <section aria-labelledby="insights" className="mt-16 border-t border-line pt-10">
      <h2 id="insights" className="text-2xl">
        {words.title}
      </h2>
      {access.open ? (
        <Suspense>
          <InsightTools draft={draft} access={access} posts={posts} />
        </Suspense>
      ) : (
        <Locked />
      )}
    </section>
  );
}

function Locked(): ReactElement {
  const titleOf = (insight: Parameters<typeof cheapestPlanWith>[0]): string =>
    plans[cheapestPlanWith(insight)].title;
  return (
    <p className="mt-2 text-ink-soft">
      {words.locked(titleOf('hashtags'), titleOf('highlight'))}{' '}
      <Link to={paths.pricing} className="py-3 font-medium text-sky underline underline-offset-4">
        {planWords.seePlans}
      </Link>
    </p>
  );
}
