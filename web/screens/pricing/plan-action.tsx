import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { PlanRow } from '#contract/types.ts';
import { defaultPlanKey } from '#domain/plans/catalogue.ts';
import { userQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import type { Checkout } from '#web/features/checkout/use-checkout.tsx';
import { planName } from '#web/features/plans/price.ts';
import { type Held, livePlan, rowOf } from '#web/features/plans/subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

interface PlanActionProps {
  readonly plan: PlanRow;
  readonly rows: readonly PlanRow[];
  readonly checkout: Checkout;
}

/** What one can do about a plan: begin with it, buy it, change to it, or manage the one that one has. */
export function PlanAction({ plan, rows, checkout }: PlanActionProps): ReactElement | null {
  const { data: user } = useQuery(userQuery);
  if (plan.key === defaultPlanKey)
    return user ? <FreeOfUser isTheirs={user.subscription.plan === plan.key} /> : <StartFree />;
  const live: Held | undefined = user ? livePlan(user) : undefined;
  if (live !== undefined) return <ChangeOrManage plan={plan} isTheirs={rowOf(rows, live)?.id === plan.id} />;
  if (plan.paymentPriceId === null)
    return (
      <Button disabled variant="outline">
        {words.comingSoon}
      </Button>
    );
  const isOpening = checkout.opening === plan.id;
  return (
    <Button aria-disabled={isOpening || undefined} onClick={() => checkout.start(plan)}>
      {isOpening ? words.opening : words.getStarted}
      <span className="sr-only">{words.withPlan(planName(plan))}</span>
    </Button>
  );
}

function StartFree(): ReactElement {
  return (
    <Button variant="outline" asChild>
      <Link to={paths.signup}>{words.free}</Link>
    </Button>
  );
}

/** Somebody who pays goes back to the free plan by cancelling, in their account. */
function FreeOfUser({ isTheirs }: { readonly isTheirs: boolean }): ReactElement | null {
  return isTheirs ? <Yours /> : null;
}

function ChangeOrManage({
  plan,
  isTheirs,
}: {
  readonly plan: PlanRow;
  readonly isTheirs: boolean;
}): ReactElement {
  return (
    <>
      {isTheirs && <Yours />}
      <Button variant="outline" asChild>
        {isTheirs ? (
          <Link to={paths.account}>{words.manage}</Link>
        ) : (
          <Link to={paths.changePlan(plan.id)}>
            {words.change}
            <span className="sr-only">{words.toPlan(planName(plan))}</span>
          </Link>
        )}
      </Button>
    </>
  );
}

function Yours(): ReactElement {
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 font-medium text-supported">
      <Check aria-hidden="true" className="size-4" />
      {words.yours}
    </p>
  );
}
