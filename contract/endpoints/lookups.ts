import type { Endpoint } from '../endpoint.ts';
import { doiQuery, idQuery, metadataAnswer } from '../schemas/lookups.ts';

/** Metadata of what was published, by its identifier. */
export const lookupEndpoints = {
  getDoiMetadata: {
    method: 'GET',
    path: '/api/doi/metadata',
    access: 'signed-in',
    takesKey: true,
    summary: 'Metadata of a paper by DOI, arXiv or PubMed number, with notices of retraction',
    query: doiQuery,
    output: metadataAnswer,
    failures: ['plan_required', 'wrong_identifier', 'not_found', 'unavailable'],
  },
  getUnMetadata: {
    method: 'GET',
    path: '/api/un/metadata',
    access: 'signed-in',
    takesKey: true,
    summary: 'Metadata of a UN document by its symbol',
    query: idQuery,
    output: metadataAnswer,
    failures: ['plan_required', 'wrong_identifier', 'not_found', 'unavailable'],
  },
  getDatasetMetadata: {
    method: 'GET',
    path: '/api/dataset/metadata',
    access: 'signed-in',
    takesKey: true,
    summary: 'Metadata of a data set by DOI',
    query: doiQuery,
    output: metadataAnswer,
    failures: ['plan_required', 'wrong_identifier', 'not_found', 'unavailable'],
  },
  getPatentMetadata: {
    method: 'GET',
    path: '/api/patent/metadata',
    access: 'signed-in',
    takesKey: true,
    summary: 'Metadata of a patent by its number',
    query: idQuery,
    output: metadataAnswer,
    failures: ['plan_required', 'wrong_identifier', 'not_found', 'unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
