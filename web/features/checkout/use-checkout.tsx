import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { PlanRow } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { plansQuery, userQuery } from '#web/api/queries.ts';
import { paths, pathWithHeading } from '#web/app/paths.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { followCheckout } from './checkout-status.ts';
import { NotInitialized } from './paddle-window.ts';
import type { Order } from './payment-window.ts';
import { usePaymentWindow } from './use-payment-window.tsx';
import { usePurchase } from './use-purchase.ts';
import { words } from './words.ts';

export interface Checkout {
  /** Opens the checkout of a plan. Someone signed out signs in first, and comes back to it. */
  readonly start: (plan: PlanRow) => void;
  /** Id of the plan whose checkout is being opened; null while none is. */
  readonly opening: string | null;
  /** The stand-in's window while it is open, to be drawn by the page; a real provider draws its own. */
  readonly window: ReactElement | null;
}

/** Buying a plan, whoever takes the money. */
export function useCheckout(): Checkout {
  const client = useQueryClient();
  const navigate = useNavigate();
  const purchase = usePurchase();
  const { windowOf, window } = usePaymentWindow();

  const open = useMutation({
    mutationFn: async (plan: PlanRow) => {
      const user = await client.ensureQueryData(userQuery);
      if (user === null) return navigate(pathWithHeading(paths.login, paths.checkout(plan.id)));
      const { payment, plans } = await client.ensureQueryData(plansQuery);
      const priceId = plans.find(({ id }) => id === plan.id)?.paymentPriceId ?? null;
      if (payment === null || priceId === null) return;
      const order = await orderOf(plan, priceId, user.email);
      await windowOf(payment).open(
        order,
        followCheckout((step) => {
          if (step === 'bought') void purchase(plan);
          else if (step === 'failed') tellFailure(words.failed);
          else if (step === 'not-paid') tellFailure(words.notPaid);
        }),
      );
    },
    onError: (error) => {
      if (error instanceof NotInitialized) return tellFailure(words.notInitialized);
      const hasPlan = error instanceof ApiError && error.code === 'conflict';
      const action = { label: words.toAccount, run: () => void navigate(paths.account) };
      tellFailure(failureWords(error, words.failed), hasPlan ? { action } : {});
    },
  });

  return {
    start: (plan) => open.isPending || open.mutate(plan),
    opening: open.isPending ? open.variables.id : null,
    window,
  };
}

async function orderOf(plan: PlanRow, priceId: string, email: string): Promise<Order> {
  return { ...(await api.call('openCheckout', { body: { priceId } })), plan, email };
}

function tellFailure(said: FailureWords, more: Pick<NewToast, 'action'> = {}): void {
  toasts.add({ ...said, ...more, variant: 'destructive', duration: 8000 });
}
