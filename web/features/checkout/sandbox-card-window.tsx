import type { ReactElement } from 'react';
import { api } from '#web/api/api.ts';
import type { CheckoutStatus } from './checkout-status.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { words } from './words.ts';

export interface SandboxCardWindowProps {
  readonly transactionId: string;
  readonly tell: (status: CheckoutStatus) => void;
  readonly onClose: () => void;
}

/** Another card is given in it. */
export function SandboxCardWindow({ transactionId, tell, onClose }: SandboxCardWindowProps): ReactElement {
  return (
    <SandboxForm
      title={words.sandbox.cardTitle}
      lead={words.sandbox.lead}
      payLabel={words.sandbox.saveCard}
      pay={(card) => api.call('sandboxChangeCard', { body: { transactionId, card } })}
      tell={tell}
      onClose={onClose}
    />
  );
}
