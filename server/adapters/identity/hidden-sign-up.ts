import { randomUUID } from 'node:crypto';

/** What the sign-up of somebody who is there already is answered with; see `hideKnownAddresses`. */
export interface HiddenSignUpOptions {
  readonly handle: (request: Request) => Promise<Response>;
  readonly remove: (subject: string) => Promise<void>;
  readonly tellOwner: (email: string) => Promise<void>;
}

/** Nobody has an address there (RFC 6761): the account that stands in is made under one, and gone before the answer. */
const nowhere = '@decoy.invalid';

/** Whether an account only stands in for one that is there: nothing is mailed to it. */
export function isDecoy(email: string): boolean {
  return email.endsWith(nowhere);
}

/**
 * A sign-up with an address that has an account is answered like any other, after the same work: an account is made under
 * an address that nobody has, and removed again. So status, body, headers and time tell nothing; the session in the answer
 * opens nothing, and the owner is mailed.
 */
export function hideKnownAddresses(options: HiddenSignUpOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const [first, again] = [request.clone(), request.clone()];
    const answer = await options.handle(first);
    const refusal = answer.status === 422 ? codeIn(await answer.clone().json()) : '';
    if (!refusal.startsWith('USER_ALREADY_EXISTS') && refusal !== 'FAILED_TO_CREATE_USER') return answer;
    const body: Record<string, unknown> = await again.json();
    const email = String(body['email']).toLowerCase();
    if (isDecoy(email)) return answer;
    const decoy = await options.handle(withBody(request, { ...body, email: `${randomUUID()}${nowhere}` }));
    if (!decoy.ok) return decoy;
    const said: { user: { id: string } } = await decoy.json();
    await options.remove(said.user.id);
    await options.tellOwner(email);
    return new Response(JSON.stringify({ ...said, user: { ...said.user, email } }), {
      status: decoy.status,
      headers: decoy.headers,
    });
  };
}

function withBody(request: Request, body: object): Request {
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(body),
  });
}

function codeIn(body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : '';
  return typeof code === 'string' ? code : '';
}
