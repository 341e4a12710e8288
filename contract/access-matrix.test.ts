import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessPage, accessRow, foreignRow } from './access-matrix.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointNames, endpoints } from './endpoints.ts';

describe('the access matrix', () => {
  it('is checked in as the table says (node tools/access-matrix.ts writes it)', () => {
    expect(readFileSync(new URL('../docs/access.md', import.meta.url), 'utf8')).toBe(accessPage());
  });

  it('says of every call that names a thing of somebody whose it has to be', () => {
    const unsaid = endpointNames.filter((name) => {
      const { path, body, of }: Endpoint = endpoints[name];
      const namesThing =
        /\{(?:teamId|sessionId|runId|signOffId|embargoId)\}/.test(path) ||
        body?.shape['subscriptionId'] !== undefined;
      // Saving a chat under another's id makes one of one's own: the id is only unique for each person.
      return namesThing && of === undefined && name !== 'putChat';
    });
    expect(unsaid).toEqual([]);
  });

  it('never lets a key into what is not for keys, nor a closed account into anything but public pages', () => {
    const takesKey = endpointNames.filter((name) => (endpoints[name] as Endpoint).takesKey);
    expect(takesKey.sort()).toEqual([
      'actOnSignOff',
      'approveRunDrafts',
      'askSignOff',
      'changeRun',
      'checkPost',
      'deleteRun',
      'describeFigure',
      'exportRun',
      'generatePosts',
      'getClearance',
      'getDatasetMetadata',
      'getDoiMetadata',
      'getPatentMetadata',
      'getRun',
      'getRunRow',
      'getSignOff',
      'getUnMetadata',
      'listEmbargoes',
      'listRunRows',
      'listRuns',
      'listSignOffs',
      'predictPosts',
      'readDocument',
      'retryRunRows',
      'reviewRunRow',
      'startRun',
      'suggestHashtags',
      'writeHighlight',
    ]);
    for (const name of endpointNames) {
      const endpoint: Endpoint = endpoints[name];
      const row = accessRow(endpoint);
      const isPublic = endpoint.access === 'public';
      expect(row.disabled).toBe(isPublic ? 'opens' : 401);
      expect(row['API key']).toBe(isPublic || endpoint.takesKey ? 'opens' : 403);
      expect(foreignRow(endpoint)?.['API key'] ?? 403).toBe(
        endpoint.of !== undefined && endpoint.takesKey ? 404 : 403,
      );
    }
  });
});
