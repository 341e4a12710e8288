import { type ReactElement, useState } from 'react';
import { createPaddleWindow } from './paddle-window.ts';
import type { PaymentSettings, PaymentWindow } from './payment-window.ts';
import { SandboxCardWindow, type SandboxCardWindowProps } from './sandbox-card-window.tsx';
import { SandboxWindow, type SandboxWindowProps } from './sandbox-window.tsx';

type Shown =
  | ({ readonly kind: 'order' } & Omit<SandboxWindowProps, 'onClose'>)
  | ({ readonly kind: 'card' } & Omit<SandboxCardWindowProps, 'onClose'>);

interface UsedWindow {
  readonly windowOf: (settings: PaymentSettings) => PaymentWindow;
  /** The stand-in's window while it is open, to be drawn by the page; a real provider draws its own. */
  readonly window: ReactElement | null;
}

const paddleWindow = createPaddleWindow();

/** The provider's own window, or the stand-in of it. */
export function usePaymentWindow(): UsedWindow {
  const [shown, show] = useState<Shown | null>(null);
  const sandbox: PaymentWindow = {
    open: async (order, tell) => show({ kind: 'order', order, tell }),
    resume: async (transactionId, tell) => show({ kind: 'card', transactionId, tell }),
  };
  const close = (): void => show(null);
  return {
    windowOf: (settings) => (settings.provider === 'paddle' ? paddleWindow(settings) : sandbox),
    window:
      shown === null ? null : shown.kind === 'order' ? (
        <SandboxWindow {...shown} onClose={close} />
      ) : (
        <SandboxCardWindow {...shown} onClose={close} />
      ),
  };
}
