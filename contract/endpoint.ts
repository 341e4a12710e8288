import type * as z from 'zod/mini';
import type { FailureCode } from '#domain/failures.ts';

/** Who may call: anyone; anyone, who is told more when signed in; signed in; admins; admins, and whoever has the sandbox's key. */
export type Access = 'public' | 'optional' | 'signed-in' | 'admin' | 'admin-or-sandbox';

/** One call of the API, as data: no handler inside. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters in braces: "/api/chats/{sessionId}". */
  readonly path: `/api/${string}`;
  /** The same call at a path that older clients use. */
  readonly alias?: `/${string}`;
  readonly access: Access;
  /** An API key of a team opens it too; no other call that is not public. */
  readonly takesKey?: true;
  /** A part of the sandbox: besides its access it wants the key that the start of the server prints. */
  readonly sandbox?: true;
  /**
   * Whose the thing must be that a call names: the caller's own; the caller's own, or anybody's for an admin; of a team that the
   * caller owns, or any for an admin. Anything else answers 404.
   */
  readonly of?: 'caller' | 'caller-or-admin' | 'team-manager';
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** Bytes that its body may have, where that is more than usual. */
  readonly largestBody?: number;
  /** Bound apart: it needs the body's bytes as they came, and proves itself by a signature over them. */
  readonly raw?: true;
  /** Answers as events where the caller accepts text/event-stream: "progress", "post" as each is ready, then "done" with the whole, or "failure". */
  readonly streams?: true;
  /** Its JSON comes in pieces as it is made, so that it may be of any size; a transfer that breaks off is no answer. */
  readonly inPieces?: true;
  /** Null answers 204 without a body; a content type answers that text. */
  readonly output: z.ZodMiniType | null | 'text/html' | 'text/plain';
  /** What it may refuse besides what its access, method and input imply (see declaredFailures). */
  readonly failures: readonly FailureCode[];
}

/** Every failure that a call may answer: its own, and those that its access, method and input imply. */
export function declaredFailures(endpoint: Endpoint): FailureCode[] {
  const writes = endpoint.method !== 'GET';
  const takesInput =
    endpoint.body !== undefined || endpoint.params !== undefined || endpoint.query !== undefined;
  const codes: FailureCode[] = [
    ...(takesInput ? (['invalid_request'] as const) : []),
    ...(endpoint.access === 'public' ? [] : (['unauthenticated'] as const)),
    ...((endpoint.access === 'public' || endpoint.takesKey) && !endpoint.sandbox
      ? []
      : (['forbidden'] as const)),
    ...(writes ? (['cross_site'] as const) : []),
    ...(endpoint.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...endpoint.failures,
    'rate_limited',
    'internal',
    'unavailable',
  ];
  return [...new Set(codes)];
}
