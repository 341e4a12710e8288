import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { User } from '#contract/types.ts';
import { plansQuery } from '#web/api/queries.ts';
import { hasBoughtPlan } from '../plans/subscription.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EndPeriod } from './end-period.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { standingOf } from './standing.ts';

/** The plan that somebody has, how it stands, and what they can do about it. */
export function PlanManagement({ user }: { readonly user: User }): ReactElement {
  const { data: catalogue } = useQuery(plansQuery);
  const standing = standingOf(user);
  const rows = catalogue?.plans ?? [];
  return (
    <div className="flex flex-col gap-6">
      <PlanOverview user={user} rows={rows} standing={standing} />
      {standing.canChange && rows.length > 0 && <ChangePlan user={user} rows={rows} />}
      {standing.canCancel && <CancelPlan user={user} rows={rows} />}
      {catalogue?.payment?.provider === 'sandbox' && hasBoughtPlan(user) && <EndPeriod />}
    </div>
  );
}
