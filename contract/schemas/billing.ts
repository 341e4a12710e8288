import * as z from 'zod/mini';
import { planKeys } from '#domain/plans/catalogue.ts';
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
export const resumeSubscriptionBody = z.object({ subscriptionId: inputText(100) });
export const previewChangeBody = z.object({ subscriptionId: inputText(100), priceId: inputText(100) });
/** Amounts are in the smallest unit of the currency. */
export const previewChangeAnswer = z.object({
  plan: z.enum(planKeys),
  interval: z.enum(['month', 'year']),
  /** ISO 4217. */
  currency: z.string(),
  /** Charged with the change; what is left of the period that was paid is off already. */
  chargedNow: z.number(),
  /** What is left over where that is worth more than the new period: it pays later charges. */
  credited: z.number(),
  /** When the card is charged next, ISO 8601, and how much after what was credited. */
  nextChargeAt: z.nullable(z.string()),
  nextCharge: z.nullable(z.number()),
});
export const changeCardBody = z.object({ subscriptionId: inputText(100) });
export const changeCardAnswer = z.object({
  /** Opens the window of the payment provider: `Paddle.Checkout.open({ transactionId })`. */
  transactionId: z.string(),
  /** Whether what is owed is charged to the new card at once. */
  chargesNow: z.boolean(),
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
export const sandboxCardBody = z.object({
  transactionId: inputText(100),
  /** A test card of the payment provider. */
  card: inputText(40),
});
export const sandboxPeriodBody = z.object({ subscriptionId: inputText(100) });
export const sandboxPeriodAnswer = z.object({ ended: z.literal(true) });
