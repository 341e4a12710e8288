import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PlanRow } from '#contract/types.ts';
import type { Interval } from '#domain/plans/catalogue.ts';
import { userQuery } from '#web/api/queries.ts';
import { planParameter } from '#web/app/paths.ts';
import type { Checkout } from '#web/features/checkout/use-checkout.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';

/**
 * The chosen interval; yearly to begin with. An address that names a plan begins with that plan's interval, and opens its
 * checkout for someone signed in: the way back from the login. Then the plan leaves the address, so that a reload is only that.
 */
export function useReturn(
  plans: readonly PlanRow[],
  checkout: Checkout,
): readonly [Interval, (interval: Interval) => void] {
  const { data: user } = useQuery(userQuery);
  const [search, setSearch] = useSearchParams();
  const named = search.get(planParameter);
  const plan = plans.find(({ id }) => id === named);
  const [chosen, choose] = useState<Interval | null>(null);
  // The page was drawn without knowing the address.
  const ofAddress = useIsLive() ? plan?.interval : undefined;
  const done = useRef<string>(undefined);

  useEffect(() => {
    if (named === null) done.current = undefined;
    if (named === null || !user || done.current === named) return;
    done.current = named;
    if (plan !== undefined) choose((before) => before ?? plan.interval);
    setSearch({}, { replace: true });
    if (plan?.paymentPriceId) checkout.start(plan);
  }, [named, user, plan, setSearch, checkout.start]);

  return [chosen ?? ofAddress ?? 'year', choose];
}
