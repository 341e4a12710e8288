import type { NoAnswer, SourceAnswer } from '../../ports/metadata-source.ts';
import type { ServiceReply } from './http/service.ts';
import { parseJson } from './json.ts';

/** What a service that speaks JSON replied: the body of a success, or the answer that the reply amounts to. */
export type JsonReply =
  | { readonly kind: 'json'; readonly body: unknown }
  | Extract<SourceAnswer, { kind: 'not-found' | 'no-answer' }>;

/** A 404 says "not found" whatever it is written in; everything else that is no JSON is no answer. */
export function jsonReply(reply: ServiceReply | NoAnswer): JsonReply {
  if ('kind' in reply) return withoutTries(reply);
  if (reply.status === 404 || reply.status === 410) return { kind: 'not-found' };
  if (reply.status === 401 || reply.status === 403) return { kind: 'no-answer', why: 'refused the request' };
  const body = reply.status < 300 ? parseJson(reply.body) : undefined;
  if (body === undefined || body === null || typeof body !== 'object') return unreadable;
  return { kind: 'json', body };
}

export const unreadable: NoAnswer = { kind: 'no-answer', why: 'sent something that is no answer' };

/** Only what the port promises. */
export function withoutTries({ why, retryAfter }: NoAnswer): NoAnswer {
  return { kind: 'no-answer', why, ...(retryAfter === undefined ? {} : { retryAfter }) };
}
