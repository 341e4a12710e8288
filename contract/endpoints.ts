import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './endpoints/account.ts';
import { apiKeyEndpoints } from './endpoints/api-keys.ts';
import { billingEndpoints } from './endpoints/billing.ts';
import { chatEndpoints } from './endpoints/chats.ts';
import { checkEndpoints } from './endpoints/checks.ts';
import { contactEndpoints } from './endpoints/contact.ts';
import { documentEndpoints } from './endpoints/documents.ts';
import { insightEndpoints } from './endpoints/insights.ts';
import { lookupEndpoints } from './endpoints/lookups.ts';
import { pictureEndpoints } from './endpoints/pictures.ts';
import { planEndpoints } from './endpoints/plans.ts';
import { postEndpoints } from './endpoints/posts.ts';
import { predictionEndpoints } from './endpoints/predictions.ts';
import { runEndpoints } from './endpoints/runs.ts';
import { sandboxEndpoints } from './endpoints/sandbox.ts';
import { serviceEndpoints } from './endpoints/service.ts';
import { signInEndpoints } from './endpoints/sign-in.ts';
import { signOffEndpoints } from './endpoints/sign-offs.ts';
import { teamEndpoints } from './endpoints/teams.ts';
import { trialEndpoints } from './endpoints/trials.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';

/**
 * Every call of the API, joined from its areas. Routes, client, types, OpenAPI and access tests are made from this table, and the
 * documentation lists the calls in its order.
 */
export const endpoints = {
  ...signInEndpoints,
  ...accountEndpoints,
  ...teamEndpoints,
  ...apiKeyEndpoints,
  ...planEndpoints,
  ...postEndpoints,
  ...checkEndpoints,
  ...pictureEndpoints,
  ...insightEndpoints,
  ...billingEndpoints,
  ...trialEndpoints,
  ...webhookEndpoints,
  ...sandboxEndpoints,
  ...contactEndpoints,
  ...predictionEndpoints,
  ...lookupEndpoints,
  ...documentEndpoints,
  ...runEndpoints,
  ...signOffEndpoints,
  ...chatEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName =>
  Object.hasOwn(endpoints, name),
);
