import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The services that answers were recorded of; the folders' names. */
export const recordedServices = [
  'crossref',
  'doi',
  'openalex',
  'europe-pmc',
  'semantic-scholar',
  'datacite',
  'un-library',
  'un-editor',
  'google-patents',
  'epo-ops',
  'uspto',
] as const;
export type RecordedService = (typeof recordedServices)[number];

/** One recorded answer under the names by which its service is asked for it. */
export interface Recording {
  readonly file: string;
  readonly type: string;
  readonly body: string;
}

/** Every recorded answer of a folder, by service and by the name asked for (lower case). */
export type Recordings = Readonly<Record<RecordedService, ReadonlyMap<string, Recording>>>;

/** Reads a folder with one folder per service; files that are no single answer (lists, errors, excerpts of pages) are passed over. */
export function readRecordings(folder: string): Recordings {
  const of = (names: readonly string[], keysOf: KeysOf) => indexed(folder, names, keysOf);
  const un = of(['un'], unKeys);
  return {
    crossref: of(['crossref', 'crossref/excerpts'], crossrefKeys),
    doi: of(['crossref/agency'], agencyKeys),
    openalex: of(['openalex'], openAlexKeys),
    'europe-pmc': of(['europepmc'], europePmcKeys),
    'semantic-scholar': of(['semanticscholar'], semanticScholarKeys),
    datacite: of(['datacite'], dataciteKeys),
    'un-library': un,
    'un-editor': un,
    'google-patents': of(['patents/google_patents'], googleKeys),
    'epo-ops': of(['patents/epo_ops'], opsKeys),
    uspto: of(['patents/uspto_odp'], usptoKeys),
  };
}

interface Keyed {
  readonly keys: readonly string[];
  /** The answer in its service's envelope, where the file holds only what is inside. */
  readonly body?: string;
}
type KeysOf = (body: string, file: string) => Keyed;

function indexed(folder: string, names: readonly string[], keysOf: KeysOf): Map<string, Recording> {
  const found = new Map<string, Recording>();
  for (const name of names) {
    const path = join(folder, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) continue;
    for (const file of readdirSync(path).sort()) {
      const type = typeOf(file);
      if (type === null) continue;
      const raw = readFileSync(join(path, file), 'utf8');
      const { keys, body = raw } = keysOf(raw, file);
      for (const key of keys) if (!found.has(key)) found.set(key, { file: `${name}/${file}`, type, body });
    }
  }
  return found;
}

function typeOf(file: string): string | null {
  if (file.endsWith('.json')) return 'application/json';
  if (file.endsWith('.xml')) return 'text/xml';
  return file.endsWith('.html') ? 'text/html' : null;
}

/** What is asked for, out of a file that may be anything. */
function json(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : '';
}

function named(keys: readonly string[], body?: string): Keyed {
  const given = keys.filter((key) => key !== '');
  return body === undefined ? { keys: given } : { keys: given, body };
}

const crossrefKeys: KeysOf = (body, file) => {
  const whole = json(body);
  const message = json(JSON.stringify(whole['message'] ?? whole));
  if (file.includes('.older.')) return named([]);
  const wrapped = { status: 'ok', 'message-type': 'work', message };
  return named([text(message['DOI'])], 'message' in whole ? undefined : JSON.stringify(wrapped));
};

const agencyKeys: KeysOf = (body, file) => {
  if (!file.startsWith('doi_ra_')) return named([]);
  return named([text(/"DOI":\s*"([^"]+)"/.exec(body)?.[1])]);
};

const openAlexKeys: KeysOf = (body) => named([text(json(body)['doi']).replace('https://doi.org/', '')]);

const europePmcKeys: KeysOf = (body) => {
  const entry = json(body);
  const keys = [
    text(entry['doi']),
    entry['pmid'] === undefined ? '' : `pmid ${entry['pmid']}`,
    text(entry['pmcid']),
  ];
  return named(keys, JSON.stringify({ version: '6.9', hitCount: 1, resultList: { result: [entry] } }));
};

const semanticScholarKeys: KeysOf = (body) => {
  const ids = json(JSON.stringify(json(body)['externalIds'] ?? {}));
  return named([text(ids['DOI'])]);
};

const dataciteKeys: KeysOf = (body) => {
  const data = json(JSON.stringify(json(body)['data'] ?? {}));
  const attributes = json(JSON.stringify(data['attributes'] ?? {}));
  return named([text(attributes['doi']) || text(data['id'])]);
};

const unKeys: KeysOf = (body) => {
  const one = body.match(/<(?:\w+:)?record\b/g)?.length === 1;
  if (!one) return named([]);
  const fields = [...body.matchAll(/tag="[17]91"[^>]*>\s*<(?:\w+:)?subfield code="a">([^<]+)</g)];
  const id = /tag="001">(\d+)</.exec(body)?.[1] ?? '';
  // The library also finds press releases without the part that it sets in brackets.
  const symbols = fields.flatMap(([, symbol = '']) => [symbol, symbol.replace(/\[[^\]]*\]/g, '')]);
  return named([...symbols.map(symbolKey), id === '' ? '' : `record ${id}`]);
};

/** As the double compares symbols: without spaces. */
export function symbolKey(symbol: string): string {
  return symbol.toLowerCase().replace(/\s+/g, '');
}

const googleKeys: KeysOf = (body, file) => {
  const number = /^([A-Z]{2}\w+)-/.exec(file)?.[1] ?? '';
  const bare = number.replace(/[A-Z]\d?$/, '');
  return named(
    [number.toLowerCase(), bare.toLowerCase()],
    `<!doctype html><html><head></head><body>${body}</body></html>`,
  );
};

const opsKeys: KeysOf = (body) => {
  const documents = [
    ...body.matchAll(/<exchange-document\b[^>]*?country="(\w+)"[^>]*?doc-number="(\w+)"[^>]*?kind="(\w+)"/g),
  ];
  return named(
    documents.flatMap(([, office, number, kind]) => [
      `docdb/${office}.${number}.${kind}`.toLowerCase(),
      `epodoc/${office}${number}`.toLowerCase(),
    ]),
  );
};

const usptoKeys: KeysOf = (body) => {
  const number = /"applicationNumberText":\s*"([^"]+)"/.exec(body)?.[1] ?? '';
  return body.includes('inventionTitle') ? named([number.toLowerCase().replace(/[\s/]+/g, '')]) : named([]);
};
