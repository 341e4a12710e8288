import { parseObject } from '#domain/json.ts';

export interface KnownSignUpOptions {
  readonly handle: (request: Request) => Promise<Response>;
  readonly tellOwner: (email: string) => Promise<void>;
  /** Nobody is signed in before they have shown that their address is theirs. */
  readonly provesFirst: boolean;
}

/**
 * A sign-up with an address that has an account. Where addresses are proved first the library answers it like any other, and asks us
 * to tell the owner; of two at once with a new address it refuses one, which then has an account to find. Elsewhere a new
 * account is signed in at once, so that the other answer cannot be the same: it says no more than to look into one's mail.
 */
export function answerKnownAddresses(options: KnownSignUpOptions): (request: Request) => Promise<Response> {
  const { handle, tellOwner, provesFirst } = options;
  return async (request) => {
    const again = request.clone();
    const answer = await handle(request);
    if (answer.status !== 422) return answer;
    if (provesFirst) return handle(again);
    const email = parseObject(await again.text())?.['email'];
    if (typeof email === 'string') await tellOwner(email);
    return Response.json({ token: null, user: null });
  };
}

/**
 * A right password before its address was proved is answered as a wrong one: whoever signed up with it must not learn by it whether
 * the address had an account.
 */
export async function asWrongPassword(answer: Response): Promise<Response> {
  if (answer.status !== 403) return answer;
  const { code } = parseObject(await answer.clone().text()) ?? {};
  if (code !== 'EMAIL_NOT_VERIFIED') return answer;
  const said = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
  return Response.json(said, { status: 401 });
}
