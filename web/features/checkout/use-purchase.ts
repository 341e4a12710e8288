import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { PlanRow } from '#contract/types.ts';
import { userQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { planTitle } from '../plans/price.ts';
import { livePlan } from '../plans/subscription.ts';
import { waitUntil } from './wait-until.ts';
import { words } from './words.ts';

/** After a payment: says so, waits until the plan is open, and shows what the person now has. */
export function usePurchase(): (plan: PlanRow) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (plan) => {
    const toast = toasts.add({ ...words.received, variant: 'success', duration: 10_000 });
    const isOpen = await waitUntil(() => hasPlan(client, plan));
    await client.invalidateQueries({ queryKey: queryKeys.team });
    if (!isOpen) {
      toasts.dismiss(toast);
      const user = client.getQueryData(userQuery.queryKey);
      const hasOther = user ? livePlan(user) !== undefined : false;
      toasts.add({
        ...(hasOther ? words.second(planTitle(plan)) : words.late(planTitle(plan))),
        duration: 10_000,
      });
      return;
    }
    const action = { label: words.toGenerator, run: () => void navigate(paths.home) };
    toasts.update(toast, { ...words.open(planTitle(plan)), action });
  };
}

async function hasPlan(client: QueryClient, plan: PlanRow): Promise<boolean> {
  const user = await client.fetchQuery({ ...userQuery, staleTime: 0, retry: false });
  return (
    user?.subscriptions.some(
      (held) => held.plan === plan.key && held.interval === plan.interval && held.isOpen,
    ) ?? false
  );
}
