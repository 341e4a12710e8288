import type { Endpoint } from '../endpoint.ts';
import { largestDocumentBody, readDocumentAnswer, readDocumentBody } from '../schemas/documents.ts';

/** Papers as files. */
export const documentEndpoints = {
  readDocument: {
    method: 'POST',
    path: '/api/documents',
    access: 'signed-in',
    takesKey: true,
    summary:
      'Title, authors, journal, DOI, abstract, conclusions and limits of a paper as PDF or Word file, and what is on record for its DOI; the file is not kept',
    body: readDocumentBody,
    largestBody: largestDocumentBody,
    output: readDocumentAnswer,
    failures: ['too_slow'],
  },
} as const satisfies Record<string, Endpoint>;
