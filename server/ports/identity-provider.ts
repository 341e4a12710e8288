/** An identity provider that lives in this process: it answers its own HTTP calls below /api/identity. */
export interface IdentityProvider {
  handle(request: Request): Promise<Response>;
}
