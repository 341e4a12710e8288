import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { api } from '#web/api/api.ts';
import { plansQuery, userQuery } from '#web/api/queries.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import type { Held } from '../plans/subscription.ts';
import { refresh, wordsOf } from '../subscription/use-subscription.ts';
import { words as said } from '../subscription/words.ts';
import { followCheckout } from './checkout-status.ts';
import { NotInitialized } from './paddle-window.ts';
import { usePaymentWindow } from './use-payment-window.tsx';
import { waitUntil } from './wait-until.ts';
import { words } from './words.ts';

interface CardChange {
  readonly start: () => void;
  readonly isOpening: boolean;
  /** The stand-in's window while it is open. */
  readonly window: ReactElement | null;
}

/** Gives a subscription another card in the provider's window; what is owed is charged to it. */
export function useCardChange({ paddleSubscriptionId: subscriptionId }: Held): CardChange {
  const client = useQueryClient();
  const { windowOf, window } = usePaymentWindow();
  const open = useMutation({
    mutationFn: async () => {
      const { payment } = await client.ensureQueryData(plansQuery);
      if (payment === null) return;
      const { transactionId, chargesNow } = await api.call('changeCard', { body: { subscriptionId } });
      await windowOf(payment).resume(
        transactionId,
        followCheckout((step) => {
          if (step === 'bought') void finish(client, subscriptionId, chargesNow);
          else if (step === 'failed' || step === 'not-paid') tell(said.card.notPaid);
        }),
      );
    },
    onError: (error) =>
      tell(error instanceof NotInitialized ? words.notInitialized : wordsOf(error, said.card.failed)),
  });
  return { start: () => open.isPending || open.mutate(), isOpening: open.isPending, window };
}

/** A payment is told to us some seconds later. */
async function finish(client: QueryClient, subscriptionId: string, chargesNow: boolean): Promise<void> {
  if (chargesNow) await waitUntil(() => isSettled(client, subscriptionId));
  await refresh(client);
  toasts.add({ ...(chargesNow ? said.card.paid : said.card.done), variant: 'success', duration: 8000 });
}

async function isSettled(client: QueryClient, subscriptionId: string): Promise<boolean> {
  const user = await client.fetchQuery({ ...userQuery, staleTime: 0, retry: false });
  const held = user?.subscriptions.find(({ paddleSubscriptionId: id }) => id === subscriptionId);
  return held?.isOwing === false;
}

function tell(failure: Pick<NewToast, 'title'> & Partial<NewToast>): void {
  toasts.add({ ...failure, variant: 'destructive', duration: 8000 });
}
