import type { Endpoint } from '../endpoint.ts';
import {
  generateTrialTokenAnswer,
  generateTrialTokenBody,
  makeLifetimeAnswer,
  makeLifetimeBody,
  redeemTrialAnswer,
  redeemTrialBody,
  trialTokenParams,
  trialTokensAnswer,
} from '../schemas/trials.ts';

/** Trials, and access for good. */
export const trialEndpoints = {
  generateTrialToken: {
    method: 'POST',
    path: '/api/subscription/generate-trial-token',
    access: 'admin',
    summary: 'Makes a link that opens a trial for one address, or for the team of one owner; told this once',
    body: generateTrialTokenBody,
    output: generateTrialTokenAnswer,
    failures: [],
  },
  listTrialTokens: {
    method: 'GET',
    path: '/api/subscription/trial-tokens',
    access: 'admin',
    summary: 'Trial tokens by their first 12 characters, newest first, and who redeemed them',
    output: trialTokensAnswer,
    failures: [],
  },
  revokeTrialToken: {
    method: 'DELETE',
    path: '/api/subscription/trial-tokens/{tokenId}',
    access: 'admin',
    summary: 'Withdraws a trial token that nobody used',
    params: trialTokenParams,
    output: null,
    failures: ['not_found', 'conflict'],
  },
  redeemTrial: {
    method: 'POST',
    path: '/api/subscription/redeem-trial-with-auth',
    access: 'signed-in',
    summary: "Opens the trial of a token for the caller, or for the caller's team",
    body: redeemTrialBody,
    output: redeemTrialAnswer,
    failures: ['not_found', 'wrong_person', 'already_redeemed', 'conflict'],
  },
  makeLifetimeUser: {
    method: 'POST',
    path: '/api/subscription/make-lifetime-user',
    access: 'admin',
    summary: 'Opens everything to somebody for good; cannot be undone',
    body: makeLifetimeBody,
    output: makeLifetimeAnswer,
    failures: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
