import type { Endpoint } from '../endpoint.ts';
import {
  sandboxCardBody,
  sandboxCheckoutAnswer,
  sandboxCheckoutBody,
  sandboxPeriodAnswer,
  sandboxPeriodBody,
} from '../schemas/billing.ts';
import { idTokenAnswer, sandboxGoogleBody } from '../schemas/identity.ts';
import {
  sandboxKeyBody,
  sandboxMailAnswer,
  sandboxMailParams,
  sandboxMailsAnswer,
} from '../schemas/outbox.ts';

/**
 * Stand-ins for services outside: payment, Google, mail. Not found where sandbox mode is off, and closed to whoever does not
 * show the key that the start of the server prints.
 */
export const sandboxEndpoints = {
  openSandbox: {
    method: 'POST',
    path: '/api/sandbox/open',
    access: 'public',
    summary:
      'Sandbox only: keeps the key that the start prints in a cookie, which opens the sandbox to this browser',
    body: sandboxKeyBody,
    output: null,
    failures: ['not_found', 'forbidden'],
  },
  sandboxCheckout: {
    method: 'POST',
    path: '/api/sandbox/checkout',
    access: 'signed-in',
    sandbox: true,
    summary: 'Sandbox only: what the checkout overlay of the payment provider would do with a card',
    body: sandboxCheckoutBody,
    output: sandboxCheckoutAnswer,
    failures: ['not_found'],
  },
  sandboxChangeCard: {
    method: 'POST',
    path: '/api/sandbox/change-card',
    access: 'signed-in',
    sandbox: true,
    of: 'caller',
    summary: 'Sandbox only: what the window of the payment provider would do with another card',
    body: sandboxCardBody,
    output: sandboxCheckoutAnswer,
    failures: ['not_found'],
  },
  endSandboxPeriod: {
    method: 'POST',
    path: '/api/sandbox/end-period',
    access: 'signed-in',
    sandbox: true,
    of: 'caller',
    summary: 'Sandbox only: the paid period of a subscription is over',
    body: sandboxPeriodBody,
    output: sandboxPeriodAnswer,
    failures: ['not_found'],
  },
  sandboxGoogle: {
    method: 'POST',
    path: '/api/sandbox/google',
    access: 'public',
    sandbox: true,
    summary: 'Sandbox only: an ID token of a made-up Google account',
    body: sandboxGoogleBody,
    output: idTokenAnswer,
    failures: ['not_found'],
  },
  listSandboxMails: {
    method: 'GET',
    path: '/api/sandbox/mails',
    access: 'public',
    sandbox: true,
    summary: 'Sandbox only: mails that were not sent, newest first',
    output: sandboxMailsAnswer,
    failures: ['not_found'],
  },
  getSandboxMail: {
    method: 'GET',
    path: '/api/sandbox/mails/{mailId}',
    access: 'public',
    sandbox: true,
    summary: 'Sandbox only: one mail as text',
    params: sandboxMailParams,
    output: sandboxMailAnswer,
    failures: ['not_found'],
  },
  getSandboxMailHtml: {
    method: 'GET',
    path: '/api/sandbox/mails/{mailId}/html',
    access: 'public',
    sandbox: true,
    summary: 'Sandbox only: one mail as a page, for a frame without rights',
    params: sandboxMailParams,
    output: 'text/html',
    failures: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
