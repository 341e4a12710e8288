import { fail, ok } from '#domain/result.ts';
import { forCaller } from '../http/call.ts';
import {
  cancelSubscription as cancel,
  updateSubscription as update,
} from '../usecases/billing/change-subscription.ts';
import { openCheckout as open } from '../usecases/billing/open-checkout.ts';
import { managedSubscription } from '../usecases/caller.ts';

export const openCheckout = forCaller<'openCheckout'>(async (deps, { caller, body }) =>
  open(deps, caller, body.priceId),
);

export const cancelSubscription = forCaller<'cancelSubscription'>((deps, { caller, body }) =>
  cancel(deps, caller, body.subscriptionId),
);

export const updateSubscription = forCaller<'updateSubscription'>((deps, { caller, body }) =>
  update(deps, caller, body),
);

const noSandbox = () => fail('not_found', 'This server has no sandbox.');

export const sandboxCheckout = forCaller<'sandboxCheckout'>(async ({ sandboxPayments }, { caller, body }) => {
  if (sandboxPayments === null) return noSandbox();
  const bought = await sandboxPayments.checkout({ ...body, email: caller.account.email });
  const message = bought.status === 'declined' ? bought.message : null;
  return ok({ status: bought.status, transactionId: bought.transactionId, message });
});

export const endSandboxPeriod = forCaller<'endSandboxPeriod'>(async (deps, { caller, body }) => {
  const { sandboxPayments, clock } = deps;
  if (sandboxPayments === null) return noSandbox();
  const isTheirs = managedSubscription(caller, clock.now())?.id === body.subscriptionId;
  const ended = isTheirs && (await sandboxPayments.endPeriod(body.subscriptionId));
  return ended ? ok({ ended: true }) : fail('not_found', 'There is no such subscription.');
});
