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

/** Header of the requests handed to it that names the caller's real address; what a client sends under this name is dropped. */
export const addressHeader = 'x-paperlark-address';
