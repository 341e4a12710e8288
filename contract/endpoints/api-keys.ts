import type { Endpoint } from '../endpoint.ts';
import {
  addKeyAnswer,
  addKeyBody,
  apiKeysAnswer,
  keyParams,
  keyRightAnswer,
  keyRightBody,
  keyRightParams,
  rotateKeyAnswer,
  rotateKnownKeysAnswer,
} from '../schemas/api-keys.ts';
import { teamParams } from '../schemas/teams.ts';

/** A team's API keys. */
export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/api/teams/{teamId}/keys',
    access: 'signed-in',
    of: 'team-manager',
    summary:
      "A team's API keys by name and last four signs, with their use; for its owner, an admin, and members whom the owner lets use keys",
    params: teamParams,
    output: apiKeysAnswer,
    failures: ['not_found'],
  },
  addApiKey: {
    method: 'POST',
    path: '/api/teams/{teamId}/keys',
    access: 'signed-in',
    of: 'team-manager',
    summary:
      'Makes an API key, as many as the paid plan has, for the owner of the team and members whom they let use keys. Shown in full this once',
    params: teamParams,
    body: addKeyBody,
    output: addKeyAnswer,
    failures: ['not_found', 'conflict', 'plan_required'],
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
  rotateKnownKeys: {
    method: 'POST',
    path: '/api/teams/{teamId}/keys/rotate',
    access: 'signed-in',
    of: 'team-manager',
    summary:
      'Replaces all API keys of a team that somebody knows who left it or may not use keys any more, for its owner or an admin',
    params: teamParams,
    output: rotateKnownKeysAnswer,
    failures: ['not_found'],
  },
  removeApiKey: {
    method: 'DELETE',
    path: '/api/teams/{teamId}/keys/{keyId}',
    access: 'signed-in',
    of: 'team-manager',
    summary: 'Ends an API key for good, for the owner of its team or an admin',
    params: keyParams,
    output: null,
    failures: ['not_found'],
  },
  setKeyRight: {
    method: 'PUT',
    path: '/api/teams/{teamId}/members/{memberId}/keys',
    access: 'signed-in',
    of: 'team-manager',
    summary: 'Lets a member see and make API keys of the team, or no longer; for its owner or an admin',
    params: keyRightParams,
    body: keyRightBody,
    output: keyRightAnswer,
    failures: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
