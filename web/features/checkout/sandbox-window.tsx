import type { ReactElement } from 'react';
import { api } from '#web/api/api.ts';
import { dollars } from '#web/features/plans/money.ts';
import { planName, priceText } from '#web/features/plans/price.ts';
import type { CheckoutStatus } from './checkout-status.ts';
import type { Order } from './payment-window.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { words } from './words.ts';

export interface SandboxWindowProps {
  readonly order: Order;
  readonly tell: (status: CheckoutStatus) => void;
  readonly onClose: () => void;
}

/** A plan is bought in it. */
export function SandboxWindow({ order, tell, onClose }: SandboxWindowProps): ReactElement {
  const { priceId, customData, plan } = order;
  return (
    <SandboxForm
      title={words.sandbox.title}
      lead={words.sandbox.lead}
      payLabel={words.sandbox.pay(dollars(plan.price))}
      pay={(card) => api.call('sandboxCheckout', { body: { priceId, customData, card } })}
      tell={tell}
      onClose={onClose}
    >
      <OrderLines plan={planName(plan)} price={priceText(plan)} />
    </SandboxForm>
  );
}

function OrderLines({ plan, price }: { readonly plan: string; readonly price: string }): ReactElement {
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-y border-line py-3">
      <dt className="text-ink-soft">{words.sandbox.plan}</dt>
      <dd className="text-right font-medium">{plan}</dd>
      <dt className="text-ink-soft">{words.sandbox.price}</dt>
      <dd className="figures text-right font-medium">{price}</dd>
    </dl>
  );
}
