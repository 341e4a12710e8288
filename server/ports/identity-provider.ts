/** An identity provider that lives in this process: it answers its own HTTP calls below /api/identity. */
export interface IdentityProvider {
  /** Nobody is signed in before they have shown that their address is theirs: a sign-up answers alike whoever has the address. */
  readonly provesFirst: boolean;
  handle(request: Request): Promise<Response>;
  /**
   * Whose password or code a call with these headers can try: the session that they show, or the account of a sign-in that
   * waits for its second factor. The same for the same, however the headers are written; null where there is neither.
   */
  ownerOfSecrets(headers: Headers): Promise<string | null>;
}

/** Header of the requests handed to it that names the place that it comes from; what a client sends under this name is dropped. */
export const addressHeader = 'x-paperlark-address';
/** By how much its limits of calls are wider for this request; likewise. */
export const limitFactorHeader = 'x-paperlark-limit-factor';
/** There where the request has shown the key of the sandbox, whose owner reads every mail; likewise. */
export const sandboxHeader = 'x-paperlark-sandbox';
