import type { Endpoint } from '../endpoint.ts';
import { checkAsVisitorBody, checkPostAnswer, checkPostBody } from '../schemas/check.ts';

/** A post beside its source: for whoever has an account or a key, and for anybody. */
export const checkEndpoints = {
  checkPost: {
    method: 'POST',
    path: '/api/check',
    access: 'signed-in',
    takesKey: true,
    summary:
      'Says for every sentence of a post which source sentence supports it, and what is stronger than the source; the source is sent, or looked up by its identifier',
    body: checkPostBody,
    output: checkPostAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'plan_required',
      'wrong_identifier',
      'not_found',
      'no_abstract',
      'too_slow',
    ],
  },
  checkAsVisitor: {
    method: 'POST',
    path: '/api/public/check',
    access: 'public',
    summary:
      'The same without an account, for our own pages: shorter posts, fewer a minute, and no text goes to a model of others',
    body: checkAsVisitorBody,
    output: checkPostAnswer,
    failures: [
      'content_too_short',
      'content_too_long',
      'wrong_identifier',
      'not_found',
      'no_abstract',
      'too_slow',
    ],
  },
} as const satisfies Record<string, Endpoint>;
