import type { MetadataConfig } from './config.ts';
import type { SettingName } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly text: (name: SettingName) => string;
  readonly raw: (name: SettingName) => string | null;
  readonly problem: (name: SettingName, what: string) => void;
}

/** Addresses, contact and keys of the metadata services. */
export function readMetadata(read: Reader): MetadataConfig {
  return {
    addresses: {
      crossref: address(read, 'CROSSREF_URL'),
      doi: address(read, 'DOI_URL'),
      openAlex: address(read, 'OPENALEX_URL'),
      europePmc: address(read, 'EUROPEPMC_URL'),
      semanticScholar: address(read, 'SEMANTIC_SCHOLAR_URL'),
      datacite: address(read, 'DATACITE_URL'),
      unLibrary: address(read, 'UN_LIBRARY_URL'),
      unEditor: address(read, 'UN_EDITOR_URL'),
      googlePatents: address(read, 'GOOGLE_PATENTS_URL'),
      epoOps: address(read, 'EPO_OPS_URL'),
      uspto: address(read, 'USPTO_URL'),
    },
    contact: readContact(read),
    keys: {
      openAlex: read.raw('OPENALEX_API_KEY'),
      semanticScholar: read.raw('SEMANTIC_SCHOLAR_API_KEY'),
      epoOps: readOpsKey(read),
      uspto: read.raw('USPTO_API_KEY'),
    },
  };
}

/** https, or http on this machine: what goes there names what people work on. */
function address(read: Reader, name: SettingName): string {
  const text = read.text(name);
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  const fits = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere));
  if (!fits || url.search !== '' || url.hash !== '' || url.username !== '')
    read.problem(
      name,
      `must be an https address without query or user (http only on this machine), not "${text}"`,
    );
  return text;
}

function readContact(read: Reader): string | null {
  const contact = read.raw('METADATA_CONTACT');
  if (contact !== null && !/^[^@\s;()]+@[^@\s;()]+$/.test(contact))
    read.problem('METADATA_CONTACT', `must be a mail address, not "${contact}"`);
  return contact;
}

function readOpsKey(read: Reader): { readonly key: string; readonly secret: string } | null {
  const [key, secret] = [read.raw('EPO_OPS_KEY'), read.raw('EPO_OPS_SECRET')];
  if (key !== null && secret !== null) return { key, secret };
  if (key !== null || secret !== null)
    read.problem(key === null ? 'EPO_OPS_KEY' : 'EPO_OPS_SECRET', 'is missing: the two go together');
  return null;
}
