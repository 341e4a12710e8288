import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { MetadataAddresses } from '#server/adapters/metadata/settings.ts';
import { type FaultName, faultNames, faults } from './faults.ts';
import {
  type RecordedService,
  type Recording,
  type Recordings,
  readRecordings,
  recordedServices,
  symbolKey,
} from './recordings.ts';

/** Which services fail, and how; a name alone: all of them in that way. */
type Faulty = Partial<Record<RecordedService, FaultName>> | FaultName;

/** All metadata services on one loopback address, replaying recorded answers, and failing on demand. */
export interface MetadataServices {
  readonly url: string;
  /** Base addresses of the services, as configuration takes them; with a fault, of services that fail in that way. */
  addresses(fault?: Faulty): MetadataAddresses;
  /** The same as variables of the environment. */
  environment(fault?: Faulty): Readonly<Record<string, string>>;
  /** Every request so far: service and what it was asked for. */
  readonly requests: readonly string[];
  /** Requests whose client left before the answer. */
  readonly abandoned: () => number;
  stop(): Promise<void>;
}

/** The recordings that belong to the project; see SOURCES.md there. */
export const ownRecordings = fileURLToPath(new URL('./recorded', import.meta.url));

export async function startMetadataServices(
  folder: string = ownRecordings,
  port = 0,
): Promise<MetadataServices> {
  const recordings = readRecordings(folder);
  const requests: string[] = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    answer(recordings, request, response, requests);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    abandoned: () => abandoned,
    addresses: (fault) => addressesAt(url, fault),
    environment: (fault) => environmentAt(url, fault),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressesAt(url: string, fault: Faulty = {}): MetadataAddresses {
  const at = (service: RecordedService): string => {
    const own = typeof fault === 'string' ? fault : fault[service];
    return own === undefined ? `${url}/${service}` : `${url}/fault-${own}/${service}`;
  };
  return {
    crossref: at('crossref'),
    doi: at('doi'),
    openAlex: at('openalex'),
    europePmc: at('europe-pmc'),
    semanticScholar: at('semantic-scholar'),
    datacite: at('datacite'),
    unLibrary: at('un-library'),
    unEditor: at('un-editor'),
    googlePatents: at('google-patents'),
    epoOps: at('epo-ops'),
    uspto: at('uspto'),
  };
}

const variables: Readonly<Record<keyof MetadataAddresses, string>> = {
  crossref: 'CROSSREF_URL',
  doi: 'DOI_URL',
  openAlex: 'OPENALEX_URL',
  europePmc: 'EUROPEPMC_URL',
  semanticScholar: 'SEMANTIC_SCHOLAR_URL',
  datacite: 'DATACITE_URL',
  unLibrary: 'UN_LIBRARY_URL',
  unEditor: 'UN_EDITOR_URL',
  googlePatents: 'GOOGLE_PATENTS_URL',
  epoOps: 'EPO_OPS_URL',
  uspto: 'USPTO_URL',
};

/** The addresses of services at `url` as variables of the environment. */
export function environmentAt(url: string, fault?: Faulty): Record<string, string> {
  const addresses = addressesAt(url, fault);
  return Object.fromEntries(
    (Object.keys(variables) as (keyof MetadataAddresses)[]).map((name) => [variables[name], addresses[name]]),
  );
}

function answer(
  recordings: Recordings,
  request: IncomingMessage,
  response: ServerResponse,
  requests: string[],
): void {
  const path = request.url ?? '/';
  const url = new URL(path, 'http://127.0.0.1');
  const [, first = '', second = ''] = url.pathname.split('/');
  const fault = faultNames.find((name) => first === `fault-${name}`);
  const service = recordedServices.find((name) => name === (fault === undefined ? first : second));
  if (service === undefined) {
    send(response, 404, 'text/plain', 'No such service.');
    return;
  }
  const rest = url.pathname.slice(url.pathname.indexOf(`/${service}`) + service.length + 1);
  requests.push(`${service} ${decodeURIComponent(rest)}${decodeURIComponent(url.search)}`);
  if (fault === undefined) reply(service, decodeURIComponent(rest), url.searchParams, recordings, response);
  else faults[fault](response, path);
}

/** Each service in its own manner: what it calls "not found" differs most. */
function reply(
  service: RecordedService,
  path: string,
  query: URLSearchParams,
  recordings: Recordings,
  response: ServerResponse,
): void {
  if (service === 'epo-ops' && path === '/auth/accesstoken') {
    send(response, 200, 'application/json', '{"access_token":"t0","expires_in":"1199"}');
    return;
  }
  const { key, missing } = askedFor(service, path, query);
  const found = key === null ? undefined : findRecording(service, key, recordings);
  if (found === undefined) send(response, missing.status, missing.type, missing.body);
  else send(response, 200, found.type, found.body);
}

function findRecording(service: RecordedService, key: string, recordings: Recordings): Recording | undefined {
  const exact = recordings[service].get(key);
  // doi.org answers for whole DOIs; who registered them goes by prefix.
  return exact ?? (service === 'doi' ? recordings.doi.get(key.split('/')[0] ?? '') : undefined);
}

interface Asked {
  /** Null where the path is none of the service's. */
  readonly key: string | null;
  readonly missing: { readonly status: number; readonly type: string; readonly body: string };
}

const json404 = { status: 404, type: 'application/json', body: '{"error":"not found"}' };
const emptyMarc = {
  status: 200,
  type: 'text/xml',
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Search-Engine-Total-Number-Of-Results: 0 -->\n<collection xmlns="http://www.loc.gov/MARC21/slim"></collection>',
};

function askedFor(service: RecordedService, path: string, query: URLSearchParams): Asked {
  const after = (start: string): string | null =>
    path.startsWith(start) ? path.slice(start.length).toLowerCase() : null;
  switch (service) {
    case 'crossref':
      return {
        key: after('/works/'),
        missing: { status: 404, type: 'text/plain', body: 'Resource not found.' },
      };
    case 'doi': {
      const doi = after('/ra/');
      return {
        key: doi,
        missing: {
          status: 200,
          type: 'application/json',
          body: JSON.stringify([{ DOI: doi, status: 'DOI does not exist' }]),
        },
      };
    }
    case 'openalex':
      return { key: after('/works/doi:'), missing: json404 };
    case 'europe-pmc':
      return {
        key: europePmcKey(query.get('query') ?? ''),
        missing: {
          status: 200,
          type: 'application/json',
          body: '{"version":"6.9","hitCount":0,"resultList":{"result":[]}}',
        },
      };
    case 'semantic-scholar':
      return {
        key: after('/paper/DOI:'),
        missing: { status: 404, type: 'application/json', body: '{"error":"Paper with id not found"}' },
      };
    case 'datacite':
      return {
        key: after('/dois/'),
        missing: {
          status: 404,
          type: 'application/json',
          body: '{"errors":[{"status":"404","title":"The resource you are looking for doesn\'t exist."}]}',
        },
      };
    case 'un-library': {
      const record = /^\/record\/(\d+)\/export\/xm$/.exec(path)?.[1];
      return {
        key: record === undefined ? symbolKey(query.get('p') ?? '') : `record ${record}`,
        missing: emptyMarc,
      };
    }
    case 'un-editor':
      return {
        key: symbolKey(/^symbol:"(.*)"$/.exec(query.get('search') ?? '')?.[1] ?? ''),
        missing: emptyMarc,
      };
    case 'google-patents':
      return {
        key: after('/patent/')?.replace(/\/en$/, '') ?? null,
        missing: { status: 404, type: 'text/html', body: '<title>Error 404 (Not Found)</title>' },
      };
    case 'epo-ops':
      return {
        key: after('/rest-services/published-data/publication/')?.replace(/\/biblio$/, '') ?? null,
        missing: { status: 404, type: 'text/xml', body: '<fault><code>SERVER.EntityNotFound</code></fault>' },
      };
    case 'uspto':
      return {
        key: after('/patent/applications/'),
        missing: { status: 404, type: 'application/json', body: '{"code":404,"message":"Not Found"}' },
      };
  }
}

function europePmcKey(query: string): string {
  const doi = /^DOI:"(.*)"$/.exec(query)?.[1];
  const pmid = /^EXT_ID:(\d+) AND SRC:MED$/.exec(query)?.[1];
  if (pmid !== undefined) return `pmid ${pmid}`;
  return (doi ?? query.replace(/^PMCID:/, '')).toLowerCase();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}
