import { ok } from '#domain/result.ts';
import { forCaller, type Handler } from '../http/call.ts';
import { generateTrialToken as generate } from '../usecases/trials/generate-trial-token.ts';
import { listTrialTokens as list } from '../usecases/trials/list-trial-tokens.ts';
import { makeLifetimeUser as makeLifetime } from '../usecases/trials/make-lifetime-user.ts';
import { redeemTrial as redeem } from '../usecases/trials/redeem-trial.ts';
import { revokeTrialToken as revoke } from '../usecases/trials/revoke-trial-token.ts';

export const generateTrialToken = forCaller<'generateTrialToken'>((deps, { caller, body }) =>
  generate({ ...deps, publicUrl: deps.settings.publicUrl }, caller, body),
);

export const listTrialTokens: Handler<'listTrialTokens'> = async ({ database, clock }) =>
  ok(await list({ stores: database, clock }));

export const revokeTrialToken = forCaller<'revokeTrialToken'>((deps, { caller, params }) =>
  revoke(deps, caller, params.tokenId),
);

export const redeemTrial = forCaller<'redeemTrial'>((deps, { caller, body }) =>
  redeem(deps, caller, body.token),
);

export const makeLifetimeUser = forCaller<'makeLifetimeUser'>((deps, { caller, body }) =>
  makeLifetime(deps, caller, body.userId),
);
