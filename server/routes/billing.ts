import { fail, ok } from '#domain/result.ts';
import { forCaller } from '../http/call.ts';
import { cancelSubscription as cancel } from '../usecases/billing/cancel-subscription.ts';
import { beginCardChange, changeSandboxCard } from '../usecases/billing/change-card.ts';
import { mayBuy, openCheckout as open } from '../usecases/billing/open-checkout.ts';
import { resumeSubscription as resume } from '../usecases/billing/resume-subscription.ts';
import {
  previewChange as preview,
  updateSubscription as update,
} from '../usecases/billing/update-subscription.ts';
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

export const previewChange = forCaller<'previewChange'>((deps, { caller, body }) =>
  preview(deps, caller, body),
);

export const resumeSubscription = forCaller<'resumeSubscription'>((deps, { caller, body }) =>
  resume(deps, caller, body.subscriptionId),
);

export const changeCard = forCaller<'changeCard'>((deps, { caller, body }) =>
  beginCardChange(deps, caller, body.subscriptionId),
);

const noSandbox = () => fail('not_found', 'This server has no sandbox.');

export const sandboxCheckout = forCaller<'sandboxCheckout'>(async ({ sandboxPayments }, { caller, body }) => {
  if (sandboxPayments === null) return noSandbox();
  // Asked again when it is paid: another checkout may have been paid since this one was opened.
  const only = mayBuy(caller);
  if (!only.ok) return ok({ status: 'declined', transactionId: '', message: only.failure.message });
  const bought = await sandboxPayments.checkout({ ...body, email: caller.account.email });
  const message = bought.status === 'declined' ? bought.message : null;
  return ok({ status: bought.status, transactionId: bought.transactionId, message });
});

export const sandboxChangeCard = forCaller<'sandboxChangeCard'>((deps, { caller, body }) =>
  changeSandboxCard(deps, caller, body),
);

export const endSandboxPeriod = forCaller<'endSandboxPeriod'>(
  async ({ sandboxPayments, clock }, { caller, body }) => {
    if (sandboxPayments === null) return noSandbox();
    // Also one that is over by the clock, and not told yet.
    const all = [...caller.held, managedSubscription(caller, clock.now())];
    const isTheirs = all.some((one) => one?.id === body.subscriptionId);
    const ended = isTheirs && (await sandboxPayments.endPeriod(body.subscriptionId));
    return ended ? ok({ ended: true }) : fail('not_found', 'There is no such subscription.');
  },
);
