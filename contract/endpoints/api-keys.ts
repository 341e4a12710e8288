import type { Endpoint } from '../endpoint.ts';
import { addKeyAnswer, apiKeysAnswer, keyParams, rotateKeyAnswer } from '../schemas/api-keys.ts';
import { teamParams } from '../schemas/teams.ts';

/** A team's API keys. */
export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/api/teams/{teamId}/keys',
    access: 'signed-in',
    of: 'team-manager',
    summary: "A team's API keys and their use, for its owner; for an admin without the keys themselves",
    params: teamParams,
    output: apiKeysAnswer,
    failures: ['not_found'],
  },
  addApiKey: {
    method: 'POST',
    path: '/api/teams/{teamId}/keys',
    access: 'signed-in',
    of: 'team-manager',
    summary: 'One more API key, for the owner of a team whose plan has no limit of keys, or an admin',
    params: teamParams,
    output: addKeyAnswer,
    failures: ['not_found', 'conflict'],
  },
  rotateApiKey: {
    method: 'POST',
    path: '/api/teams/{teamId}/keys/{keyId}/rotate',
    access: 'signed-in',
    of: 'team-manager',
    summary: 'Replaces an API key, for the owner of its team or an admin; the old one is dead at once',
    params: keyParams,
    output: rotateKeyAnswer,
    failures: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
