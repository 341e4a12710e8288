import type { Endpoint } from '../endpoint.ts';
import { plansAnswer } from '../schemas/plans.ts';

/** What can be bought. */
export const planEndpoints = {
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    access: 'public',
    summary: 'What can be bought, and the free plan',
    output: plansAnswer,
    failures: [],
  },
} as const satisfies Record<string, Endpoint>;
