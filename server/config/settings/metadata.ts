import type { Setting } from '../setting.ts';

/** The metadata services: their addresses, and our keys for them. */
export const metadataSettings = {
  CROSSREF_URL: {
    name: 'CROSSREF_URL',
    fallback: 'https://api.crossref.org',
    values: 'address',
    meaning: 'Base address of Crossref: papers.',
  },
  DOI_URL: {
    name: 'DOI_URL',
    fallback: 'https://doi.org',
    values: 'address',
    meaning: 'Base address of doi.org: who registered a DOI.',
  },
  OPENALEX_URL: {
    name: 'OPENALEX_URL',
    fallback: 'https://api.openalex.org',
    values: 'address',
    meaning: 'Base address of OpenAlex: abstracts and retractions.',
  },
  EUROPEPMC_URL: {
    name: 'EUROPEPMC_URL',
    fallback: 'https://www.ebi.ac.uk',
    values: 'address',
    meaning: 'Base address of Europe PMC: abstracts, PubMed numbers.',
  },
  SEMANTIC_SCHOLAR_URL: {
    name: 'SEMANTIC_SCHOLAR_URL',
    fallback: 'https://api.semanticscholar.org',
    values: 'address',
    meaning: 'Base address of Semantic Scholar: abstracts.',
  },
  DATACITE_URL: {
    name: 'DATACITE_URL',
    fallback: 'https://api.datacite.org',
    values: 'address',
    meaning: 'Base address of DataCite: data sets, arXiv.',
  },
  UN_LIBRARY_URL: {
    name: 'UN_LIBRARY_URL',
    fallback: 'https://digitallibrary.un.org',
    values: 'address',
    meaning: 'Base address of UN Digital Library.',
  },
  UN_EDITOR_URL: {
    name: 'UN_EDITOR_URL',
    fallback: 'https://metadata.un.org',
    values: 'address',
    meaning: "Base address of the UN library's catalogue, asked where the library does not answer.",
  },
  GOOGLE_PATENTS_URL: {
    name: 'GOOGLE_PATENTS_URL',
    fallback: 'https://patents.google.com',
    values: 'address',
    meaning: 'Base address of Google Patents.',
  },
  EPO_OPS_URL: {
    name: 'EPO_OPS_URL',
    fallback: 'https://ops.epo.org',
    values: 'address',
    meaning: 'Base address of European Patent Office, asked with a key.',
  },
  USPTO_URL: {
    name: 'USPTO_URL',
    fallback: 'https://api.uspto.gov',
    values: 'address',
    meaning: 'Base address of USPTO Open Data Portal, asked with a key.',
  },
  METADATA_CONTACT: {
    name: 'METADATA_CONTACT',
    fallback: null,
    values: 'library@example.org',
    meaning: 'Mail address that metadata services are told, which opens their faster pools. Default: none.',
  },
  OPENALEX_API_KEY: {
    name: 'OPENALEX_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of OpenAlex. Default: none.',
  },
  SEMANTIC_SCHOLAR_API_KEY: {
    name: 'SEMANTIC_SCHOLAR_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of Semantic Scholar. Default: none.',
  },
  EPO_OPS_KEY: {
    name: 'EPO_OPS_KEY',
    fallback: null,
    values: 'text',
    meaning:
      'Consumer key of the European Patent Office; with EPO_OPS_SECRET patents are looked up there first. Default: none.',
  },
  EPO_OPS_SECRET: {
    name: 'EPO_OPS_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Consumer secret of the European Patent Office. Default: none.',
  },
  USPTO_API_KEY: {
    name: 'USPTO_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of the USPTO; with it US application numbers can be looked up. Default: none.',
  },
} as const satisfies Record<string, Setting>;
