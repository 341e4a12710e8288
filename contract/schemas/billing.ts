import * as z from 'zod/mini';
import { inputText } from './text.ts';

export const openCheckoutBody = z.object({ priceId: inputText(100) });
export const openCheckoutAnswer = z.object({
  priceId: z.string(),
  /** To be handed to the checkout as it is. `idToken` says who buys, to us alone; it signs nobody in. */
  customData: z.object({ userId: z.string(), planKey: z.string(), idToken: z.string() }),
});

/** Older clients send more; only this is read. */
export const cancelSubscriptionBody = z.looseObject({ subscriptionId: inputText(100) });
export const updateSubscriptionBody = z.looseObject({
  subscriptionId: inputText(100),
  priceId: inputText(100),
});
export const subscriptionChangeAnswer = z.object({
  message: z.string(),
  subscriptionStatus: z.string(),
  /** When it ends, ISO 8601; null where it goes on. */
  cancelsAt: z.nullable(z.string()),
});

export const paymentEventAnswer = z.object({ received: z.literal(true) });

export const sandboxCheckoutBody = z.object({
  priceId: inputText(100),
  customData: z.object({ userId: z.string(), planKey: z.string(), idToken: z.string() }),
  /** A test card of the payment provider. */
  card: inputText(40),
});
export const sandboxCheckoutAnswer = z.object({
  status: z.enum(['completed', 'declined']),
  transactionId: z.string(),
  /** Why it was declined; null where it was not. */
  message: z.nullable(z.string()),
});
export const sandboxPeriodBody = z.object({ subscriptionId: inputText(100) });
export const sandboxPeriodAnswer = z.object({ ended: z.literal(true) });
