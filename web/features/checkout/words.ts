export const words = {
  failed: { title: 'Checkout failed', description: 'Failed to open Paddle checkout' },
  notInitialized: {
    title: 'Paddle failed to initialize',
    description: 'Check your connection and whether a blocker stops cdn.paddle.com, then reload the page.',
  },
  notPaid: {
    title: 'Not paid',
    description: 'The payment did not go through. Nothing was bought; you can try again.',
  },
  received: {
    title: 'Payment received',
    description: 'Your plan is being opened…',
  },
  open: (plan: string) => ({
    title: `${plan} is open`,
    description: 'Thank you. Everything in it is yours now.',
  }),
  late: (plan: string) => ({
    title: 'Payment received',
    description: `${plan} will appear shortly: it takes the payment provider a moment to tell us.`,
  }),
  /** Two checkouts were open, and both were paid. */
  second: (plan: string) => ({
    title: 'Paid twice, and paid back',
    description: `You have a plan already, so ${plan} was not opened: its payment goes back to your card. To move to it, change your plan.`,
  }),
  toGenerator: 'Open the generator',
  toAccount: 'Open Account Settings',
  sandbox: {
    badge: 'Stand-in',
    title: 'Test checkout',
    lead: 'This stands in for the payment provider’s window, so that buying can be tried. No money moves.',
    plan: 'Plan',
    price: 'Price',
    card: 'Card number',
    cardHint: 'Never a real card: take one of the test cards.',
    cardNeeded: 'Please enter a card number.',
    cards: 'Test cards',
    fates: {
      works: 'works',
      declined: 'is declined',
      renewalFails: 'works, and renewals fail',
    },
    cardTitle: 'Another card',
    saveCard: 'Use this card',
    pay: (price: string): string => `Pay ${price}`,
    paying: 'Paying…',
    cancel: 'Close',
    declined: 'Your card was declined.',
  },
} as const;
