import { errors, jwtVerify } from 'jose';
import { parseObject } from '#domain/json.ts';

export interface ConfirmOptions {
  /** Signs the links. */
  readonly secret: string;
  /** Whom an address and a password belong to; null where they do not belong together. */
  readonly ownerOf: (email: string, password: string) => Promise<string | null>;
  readonly confirm: (
    owner: { readonly subject: string; readonly email: string },
    request: Request,
  ) => Promise<void>;
  /** Answers a sign-in with email and password. */
  readonly signIn: (
    request: Request,
    credentials: { readonly email: string; readonly password: string },
  ) => Promise<Response>;
}

/**
 * Confirms an address by the link that was mailed to it and the password of its account together, and signs in. By the link
 * alone, whoever signed up with somebody else's address would have it confirmed by the first careless click of its owner.
 */
export function confirmAddresses(options: ConfirmOptions): (request: Request) => Promise<Response> {
  const { secret, ownerOf, confirm, signIn } = options;
  return async (request) => {
    const { token, password } = parseObject(await request.clone().text()) ?? {};
    const link = await openLink(String(token), secret);
    if ('refused' in link) return Response.json({ code: link.refused }, { status: 401 });
    if (typeof password !== 'string') return Response.json({ code: 'INVALID_PASSWORD' }, { status: 400 });
    const { email } = link;
    const subject = await ownerOf(email, password);
    if (subject === null) return Response.json({ code: 'INVALID_PASSWORD' }, { status: 400 });
    await confirm({ subject, email }, request);
    return signIn(request, { email, password });
  };
}

type OpenedLink = { readonly email: string } | { readonly refused: 'INVALID_TOKEN' | 'TOKEN_EXPIRED' };

/** As the library makes them: the address, signed. */
async function openLink(token: string, secret: string): Promise<OpenedLink> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    const { email } = payload;
    return typeof email === 'string' ? { email } : { refused: 'INVALID_TOKEN' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { refused: 'TOKEN_EXPIRED' };
    if (error instanceof errors.JOSEError) return { refused: 'INVALID_TOKEN' };
    throw error;
  }
}
