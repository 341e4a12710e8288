import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { OutputOf, User } from '#contract/types.ts';
import { plansQuery } from '#web/api/queries.ts';
import { countingPlan, type Held } from '../plans/subscription.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { CardOfPlan } from './card-of-plan.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EndPeriod } from './end-period.tsx';
import { OtherPlan } from './other-plan.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { ResumePlan } from './resume-plan.tsx';

interface PlanManagementProps {
  readonly user: User;
  /** Leaves out what is for others than this. */
  readonly only?: Held['use'];
}

/** The plan that somebody has, and every subscription that they pay or may end: each with its own state and its own buttons. */
export function PlanManagement({ user, only }: PlanManagementProps): ReactElement {
  const { data: catalogue } = useQuery(plansQuery);
  const rows = catalogue?.plans ?? [];
  const counting = countingPlan(user);
  const others = user.subscriptions.filter(
    (held) => held !== counting && (only === undefined || held.use === only),
  );
  return (
    <div className="flex flex-col gap-6">
      <PlanOverview user={user} rows={rows} />
      {counting !== undefined && <PlanActions held={counting} catalogue={catalogue} />}
      {others.map((held) => (
        <OtherPlan key={held.paddleSubscriptionId} held={held} rows={rows}>
          <PlanActions held={held} catalogue={catalogue} />
        </OtherPlan>
      ))}
    </div>
  );
}

interface PlanActionsProps {
  readonly held: Held;
  readonly catalogue: OutputOf<'listPlans'> | undefined;
}

/** What can be done about one subscription: what is urgent first, the way out last. */
function PlanActions({ held, catalogue }: PlanActionsProps): ReactElement {
  const rows = catalogue?.plans ?? [];
  const { can, isOwing } = held;
  const isKnown = rows.length > 0;
  return (
    <>
      {can.updateCard && isOwing && <CardOfPlan held={held} />}
      {can.resume && isKnown && <ResumePlan held={held} rows={rows} />}
      {can.change && isKnown && <ChangePlan held={held} rows={rows} />}
      {can.updateCard && !isOwing && <CardOfPlan held={held} />}
      {can.cancel && <CancelPlan held={held} />}
      {catalogue?.payment?.provider === 'sandbox' && <EndPeriod held={held} />}
    </>
  );
}
