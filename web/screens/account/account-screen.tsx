import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { plansQuery, userQuery } from '#web/api/queries.ts';
import { hasBoughtPlan } from '#web/features/plans/subscription.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EndPeriod } from './end-period.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { standingOf } from './standing.ts';
import { words } from './words.ts';
import { WriterSection } from './writer-section.tsx';

/** What somebody has, and what they can do about it. Its route needs someone signed in. */
export function AccountScreen(): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  const { data: catalogue } = useQuery(plansQuery);
  if (!user) return null;
  const standing = standingOf(user);
  const rows = catalogue?.plans ?? [];
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 break-words text-ink-soft">{user.email}</p>
      <div className="mt-8 flex flex-col gap-6">
        <PlanOverview user={user} rows={rows} standing={standing} />
        {standing.canChange && rows.length > 0 && <ChangePlan user={user} rows={rows} />}
        {standing.canCancel && <CancelPlan user={user} rows={rows} />}
        <WriterSection />
        {catalogue?.payment?.provider === 'sandbox' && hasBoughtPlan(user) && <EndPeriod />}
      </div>
    </div>
  );
}
