/** How far a purchase is: the provider's words for a transaction, and that its window was closed or broke. */
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const checkoutStatuses = [
  'draft',
  'ready',
  'billed',
  'paid',
  'completed',
  'canceled',
  'past_due',
  'closed',
  'failed',
] as const;

/** What a status means for the person. */
export type CheckoutStep = 'going-on' | 'bought' | 'not-paid' | 'closed' | 'failed';

const steps: Readonly<Record<CheckoutStatus, CheckoutStep>> = {
  draft: 'going-on',
  ready: 'going-on',
  billed: 'bought',
  paid: 'bought',
  completed: 'bought',
  canceled: 'not-paid',
  past_due: 'not-paid',
  closed: 'closed',
  failed: 'failed',
};

/**
 * Follows one purchase and tells each step that is new. What was bought stays bought: the window that closes afterwards,
 * or says the same in another word, changes nothing.
 */
export function followCheckout(onStep: (step: CheckoutStep) => void): (status: CheckoutStatus) => void {
  let last: CheckoutStep = 'going-on';
  return (status) => {
    const step = steps[status];
    if (step === last || last === 'bought') return;
    last = step;
    onStep(step);
  };
}
